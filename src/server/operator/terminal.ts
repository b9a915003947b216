import { createInterface } from 'node:readline/promises';
import type { CommandInput } from './command.ts';

/** Prints to standard output, and asks for confirmation if a terminal is attached. */
export function openTerminal(): Pick<CommandInput, 'say' | 'confirm'> {
  const isTerminal = process.stdin.isTTY && process.stdout.isTTY;
  return { say: (line) => void process.stdout.write(`${line}\n`), ...(isTerminal && { confirm }) };
}

async function confirm(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Ctrl-D closes the terminal without an answer.
  const closed = new Promise<string>((resolve) => terminal.once('close', () => resolve('')));
  const answer = await Promise.race([terminal.question(`${question} (y/N) `), closed]);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}
