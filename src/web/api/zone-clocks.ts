import { isTold, tellClocks } from '#kernel/told-clocks';
import { createApiClient } from './client.ts';

const api = createApiClient(({ path, body, keepalive = false, ...call }) =>
  fetch(path, { ...call, body: body ?? null, keepalive }),
);
/** As many as the server tells in one answer. */
const mostAtOnce = 100;
const asked = new Map<string, Promise<void>>();

/** Asks for the clocks of zones that this browser was not told of: nothing can be said of a time there before. */
export async function learnZones(zones: readonly string[]): Promise<void> {
  const unknown = zones.filter((zone) => !isTold(zone) && !asked.has(zone));
  while (unknown.length > 0) {
    const some = unknown.splice(0, mostAtOnce);
    const answer = api('GET /api/time-zones/clocks', { query: { names: some.join(',') } })
      .then(tellClocks)
      .finally(() => some.forEach((zone) => asked.delete(zone)));
    for (const zone of some) asked.set(zone, answer);
  }
  await Promise.all(zones.map((zone) => asked.get(zone)));
}
