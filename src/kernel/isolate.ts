import { directionOf } from './language.ts';

/**
 * A text that keeps its own direction, whatever stands around it: to someone who reads from right to left a name in Latin
 * letters would else carry along the numbers and signs beside it.
 */
export function isolate(text: string, locale: string): string {
  return directionOf(locale) === 'rtl' ? `\u2068${text}\u2069` : text;
}

/** A message in which whatever is filled in keeps its own direction. */
export function isolateArguments(message: string, locale: string): string {
  return message.replaceAll(/\{\w+\}/g, (argument) => isolate(argument, locale));
}
