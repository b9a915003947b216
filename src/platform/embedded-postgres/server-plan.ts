import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import type { Listening } from './settings.ts';
import type { SocketAccess } from './socket-access.ts';

/** What a server is started with. */
export interface ServerPlan {
  readonly binaries: Binaries;
  readonly account: Account | undefined;
  readonly cluster: string;
  readonly listening: Listening;
  readonly access?: SocketAccess | undefined;
  readonly logFile: string;
  readonly log: (line: string) => void;
  /** Called when its process has begun. */
  readonly onSpawned: () => void;
}

/** A PostgreSQL that accepts connections. */
export interface Server {
  /** Settles when the process has ended, with how it ended in words. */
  readonly exited: Promise<string>;
  /** Ends it within five seconds, whoever is connected; never rejects. */
  stop(): Promise<void>;
}
