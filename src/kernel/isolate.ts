import { directionOf } from './language.ts';

/**
 * A text that keeps its own direction, whatever stands around it: to someone who reads from right to left a name in Latin
 * letters would else carry along the numbers and signs beside it.
 */
export function isolate(text: string, locale: string): string {
  return directionOf(locale) === 'rtl' ? `\u2068${text}\u2069` : text;
}

/** What is put together of isolated texts: it has no letter of its own that would tell its direction. */
export function composed(text: string, locale: string): string {
  return directionOf(locale) === 'rtl' ? `\u200f${text}` : text;
}

/** A message in which whatever is filled in keeps its own direction. */
export function isolateArguments(message: string, locale: string): string {
  const isolated = message.replaceAll(/\{\w+\}/g, (argument) => isolate(argument, locale));
  return message.startsWith('{') ? composed(isolated, locale) : isolated;
}
