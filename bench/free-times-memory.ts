import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { FreeQuarters, keptDays, quarterMs } from '#modules/explore/rules';
import { told, type BenchRow } from './bench-row.ts';

const limits = { timeZone: 'Europe/Lisbon', minNotice: 120, maxAdvance: 60 };
/** One artist's quarters of the kept days, a bit each. */
const bitsAlone = (keptDays * 86_400_000) / quarterMs / 8;

/** What the index of free times holds in memory for each of so many artists. */
export function memoryRow(artists: number): BenchRow {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const held = () => {
    collect();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return heapUsed + arrayBuffers;
  };
  const before = held();
  const quarters = new FreeQuarters(20_000);
  const starts = Array.from({ length: keptDays }, (_, day) => (20_000 + day) * 86_400_000 + 36_000_000);
  for (let id = 1; id <= artists; id++) quarters.put(id, limits, starts);
  const measured = (held() - before) / quarters.size;
  return told({
    job: `memory of free times, ${artists} artists`,
    measured,
    limit: bitsAlone,
    note: 'bytes an artist; limit: the bits alone',
  });
}
