import pino, { type Logger } from 'pino';

export { createSecurityLog, type SecurityEvent, type SecurityLog } from './security-log.ts';

export type Log = Logger;

/** Lines are written together: a system call for each takes longer than the rest of a small request. */
const gatheredBytes = 4_096;
const gatheredMilliseconds = 50;

/**
 * Structured lines on standard output. Callers log ids and codes, never names, e-mail addresses or user texts; network
 * addresses appear only in the lines of the security log.
 */
export function createLog(level: string): Log {
  const output = pino.destination({ sync: true, minLength: gatheredBytes, periodicFlush: gatheredMilliseconds });
  const options: pino.LoggerOptions = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    hooks: {
      logMethod(values, write, weight) {
        write.apply(this, values);
        if (weight >= pino.levels.values['warn']!) output.flushSync();
      },
    },
  };
  process.on('exit', () => output.flushSync());
  return pino(options, output);
}
