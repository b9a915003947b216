import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eraseEmbeddedPostgres } from '#platform/embedded-postgres';
import { serverAccount } from '../src/platform/embedded-postgres/account.ts';
import { completeBinaries, shippedBinaries } from '../src/platform/embedded-postgres/binaries.ts';
import { copyBinaries } from '../src/platform/embedded-postgres/binaries-copy.ts';
import { openSystemFolder } from '../src/platform/embedded-postgres/folders.ts';
import { atMost, atMostMore, type BenchRow } from './bench-row.ts';
import { median } from './interleave.ts';
import type { BareStart } from './limits/bare-start.ts';
import { startProgram } from './program.ts';
import type { Stage } from './stage.ts';

/** Seconds of two starts: of an empty folder, and again. */
type Starts = readonly [empty: number, again: number];

/** The whole program on a folder of its own, as somebody starts it who sets nothing. */
async function startTwice(settings: Record<string, string>): Promise<Starts> {
  const folder = await mkdtemp(join(tmpdir(), 'uli-bench-start-'));
  try {
    const seconds: number[] = [];
    for (let time = 0; time < 2; time++) {
      const program = await startProgram({ ULI_DATA: folder, ...settings });
      seconds.push(program.startSeconds);
      await program.stop();
    }
    return [seconds[0]!, seconds[1]!];
  } finally {
    await eraseEmbeddedPostgres({ folder, log: () => {} });
    await rm(folder, { recursive: true, force: true });
  }
}

/** Where PostgreSQL's programs lie for the account that runs them, laid down before anything is measured. */
async function findPrograms(): Promise<Pick<BareStart, 'initdb' | 'postgres' | 'account'>> {
  const account = serverAccount();
  const shipped = shippedBinaries();
  if (!account) await completeBinaries(shipped);
  const { initdb, postgres } = account ? await copyBinaries(shipped, await openSystemFolder('postgres')) : shipped;
  return { initdb, postgres, account };
}

/** Starting the program, beside initdb and PostgreSQL alone on the same disk. */
export async function rows(stage: Stage): Promise<BenchRow[]> {
  const programs = await findPrograms();
  const { account } = programs;
  const bare = stage.child('limits/bare-start.ts');
  const parent = account ? await openSystemFolder('data') : tmpdir();
  const startBare = async (): Promise<Starts> => {
    const socketFolder = await mkdtemp(join(parent, 'bench-'));
    if (account) await chown(socketFolder, account.uid, account.gid);
    const question = { ...programs, socketFolder, cluster: join(socketFolder, 'cluster') };
    try {
      const empty = await bare.ask<number>({ ...question, make: true });
      return [empty, await bare.ask<number>({ ...question, make: false })];
    } finally {
      await rm(socketFolder, { recursive: true, force: true });
    }
  };
  const found: Starts[][] = [[], [], []];
  for (let round = 0; round < Math.ceil(stage.flags.rounds / 2); round++) {
    found[0]!.push(await startTwice({}));
    found[1]!.push(await startBare());
    found[2]!.push(await startTwice({ ULI_DEMO: 'off' }));
  }
  const [demo, limit, plain] = found.map((starts) => [0, 1].map((each) => median(starts.map((pair) => pair[each]!))));
  const note = 's; limit: initdb and PostgreSQL alone';
  return [
    atMost(2, {
      job: 'start, empty folder',
      measured: demo![0]!,
      limit: limit![0]!,
      note: `${note}; with demo people`,
    }),
    atMost(2, { job: 'start, empty, no demo', measured: plain![0]!, limit: limit![0]!, note }),
    atMostMore(1.5, 's', {
      job: 'start again',
      measured: demo![1]!,
      limit: limit![1]!,
      note: 's; limit: PostgreSQL alone',
    }),
  ];
}
