import { appendFileSync } from 'node:fs';

/**
 * Says that this machine cannot run a test, and why, so that the whole run lists it at its end. The test itself then
 * returns or is skipped; nothing is left out in silence.
 */
export function notRun(what: string, why: string): void {
  const file = process.env['ULI_NOT_RUN_FILE'];
  const line = `${what}: ${why}\n`;
  if (file) appendFileSync(file, line);
  else process.stderr.write(`Not run here: ${line}`);
}
