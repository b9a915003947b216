import { closeSync, fstatSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';

const rotateAtBytes = 4 * 1024 * 1024;

/** PostgreSQL's own log: opened by the program, so that the server's account needs no way to its folder. */
export interface ServerLog {
  readonly handle: number;
  /** What was written since it was opened. */
  readNew(): string;
  close(): void;
}

/** Opens the log for appending; one that has grown large is put aside as `<name>.1` first. */
export function openServerLog(file: string): ServerLog {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > rotateAtBytes) renameSync(file, `${file}.1`);
  const handle = openSync(file, 'a', 0o600);
  const before = fstatSync(handle).size;
  return {
    handle,
    readNew: () => readFileSync(file).subarray(before).toString('utf8').trim(),
    close: () => closeSync(handle),
  };
}
