import { clearLeftover } from './leftover.ts';
import type { Server, ServerPlan } from './server-plan.ts';
import { ServerDidNotStart, startServer } from './server.ts';
import { clearSocketFolder, removeSocketFolder } from './socket-folder.ts';
import { pause } from './waiting.ts';

const patienceMilliseconds = 30_000;
/** Something of an earlier server has not ended yet: a backend, or a server that was just starting. */
const passing = /pre-existing shared memory block|lock file "[^"]*" already exists|lock file "[^"]*" is empty/;

/** Clears what an earlier server left on the cluster and starts a new one, again while its remains are still ending. */
export async function bringUp(plan: ServerPlan, signal: AbortSignal): Promise<Server> {
  const end = Date.now() + patienceMilliseconds;
  for (let isFirst = true; ; isFirst = false) {
    await clearRemains(plan);
    try {
      return await startServer(plan, signal);
    } catch (error) {
      const passes = error instanceof ServerDidNotStart && passing.test(error.told);
      if (!passes || Date.now() > end) throw error;
      if (isFirst) plan.log('Processes of an earlier PostgreSQL are still ending: waiting for them');
      await pause(250, undefined, { signal });
    }
  }
}

async function clearRemains({ cluster, binaries, listening, log }: ServerPlan): Promise<void> {
  const left = await clearLeftover(cluster, binaries, log);
  if (process.platform === 'win32') return;
  if (left?.cluster === cluster && left.socketFolder !== listening.host) await removeSocketFolder(left.socketFolder);
  await clearSocketFolder(listening.host);
}
