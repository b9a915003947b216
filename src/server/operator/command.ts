import type { Config } from '#platform/config';
import type { Log } from '#platform/log';

/** What whoever runs the server can ask of it, beside the program or while it works. */
export interface Command {
  /** What stands after the name: `<username> [--email <address>]`. */
  readonly usage: string;
  /** One line. */
  readonly does: string;
  /** Throws `OperatorRefusal`, or what the modules refuse, with a sentence for the operator. */
  run(input: CommandInput): Promise<void>;
}

export interface CommandInput {
  readonly args: readonly string[];
  readonly config: Config;
  readonly log: Log;
  /** Prints a line. */
  say(line: string): void;
  /** Asks the operator for confirmation; undefined without a terminal. */
  readonly confirm?: (question: string) => Promise<boolean>;
}

/** The command cannot be carried out as it was asked for; the message says why. */
export class OperatorRefusal extends Error {}
