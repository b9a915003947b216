import pino, { type Logger } from 'pino';

export type Log = Logger;

/** Structured lines on standard output. Callers log ids and codes, never names, addresses or texts of people. */
export function createLog(level: string): Log {
  return pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime });
}
