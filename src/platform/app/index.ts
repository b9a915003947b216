import type { Clock } from '#kernel/clock';
import type { Config } from '#platform/config';
import type { Database } from '#platform/database';
import type { Events } from '#platform/events';
import type { Jobs } from '#platform/jobs';
import type { Limits } from '#platform/limits';
import type { Log, SecurityLog } from '#platform/log';
import type { Payments } from '#platform/payments';
import type { Realtime } from '#platform/realtime';
import type { Storage } from '#platform/storage';

/** What every use case is handed: the outside, already opened. Made by the composition root. */
export interface App {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly securityLog: SecurityLog;
  readonly events: Events;
  readonly jobs: Jobs;
  readonly limits: Limits;
  readonly realtime: Realtime;
  readonly storage: Storage;
  readonly payments: Payments;
  /** Signs links. */
  readonly secret: string;
}
