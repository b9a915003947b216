import type { Server } from './server-plan.ts';
import { pause } from './waiting.ts';

const longestPauseMilliseconds = 10_000;

/**
 * Keeps a server running until `stop`: one that ends by itself (killed for memory, by hand) is started again, with longer
 * pauses while that fails. `start` is given a signal that tells it to give up.
 */
export async function superviseServer(
  start: (signal: AbortSignal) => Promise<Server>,
  log: (line: string) => void,
): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let server: Server | undefined = await start(signal);
  let restart: Promise<void> | undefined;

  const watch = async (watched: Server) => {
    const how = await watched.exited;
    if (signal.aborted) return;
    log(`PostgreSQL ended by itself (${how}): starting it again`);
    server = undefined;
    restart = startAgain();
  };

  const startAgain = async () => {
    for (let milliseconds = 250; !signal.aborted; milliseconds = Math.min(milliseconds * 2, longestPauseMilliseconds)) {
      await pause(milliseconds, undefined, { signal }).catch(() => {});
      if (signal.aborted) return;
      try {
        server = await start(signal);
        void watch(server);
        return;
      } catch (error) {
        if (!signal.aborted) log(`PostgreSQL could not be started again: ${(error as Error).message}`);
      }
    }
  };

  void watch(server);
  return {
    async stop() {
      stopping.abort();
      await restart;
      await server?.stop();
    },
  };
}
