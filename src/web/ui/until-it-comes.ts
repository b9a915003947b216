const secondTryMs = 1_000;

/**
 * Loads a script that is needed by now. Without a connection it waits for one; where the script does not come with a
 * connection either, it is tried once more and then fails.
 */
export async function untilItComes<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  let failedOnline = false;
  for (;;) {
    try {
      return await load();
    } catch (error) {
      const online = navigator.onLine;
      if (online && failedOnline) throw error;
      failedOnline ||= online;
      await new Promise((resolve) => {
        if (online) setTimeout(resolve, secondTryMs);
        else addEventListener('online', resolve, { once: true });
      });
    }
  }
}
