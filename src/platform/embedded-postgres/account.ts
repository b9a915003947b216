import { readFileSync } from 'node:fs';

/** An account of the operating system. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

const usualNobody: Account = { uid: 65534, gid: 65534 };

/** The account that PostgreSQL runs as when the program is root, which it refuses to be; undefined: the program's own. */
export function serverAccount(): Account | undefined {
  return process.geteuid?.() === 0 ? nobody() : undefined;
}

function nobody(): Account {
  const entry = /^nobody:[^:]*:(-?\d+):(-?\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'));
  return entry ? { uid: Number(entry[1]), gid: Number(entry[2]) } : usualNobody;
}

/** The account as `spawn` takes it: signed 32 bits, as macOS has -2. */
export function spawnAs(account: Account | undefined): { uid?: number; gid?: number } {
  return account ? { uid: account.uid | 0, gid: account.gid | 0 } : {};
}

/** The account as `chown` takes it: unsigned. */
export function ownedBy(account: Account): [uid: number, gid: number] {
  return [account.uid >>> 0, account.gid >>> 0];
}
