import { isTold, tellClocks } from '#kernel/told-clocks';
import { createApiClient } from './client.ts';

const api = createApiClient(({ path, body, keepalive = false, ...call }) =>
  fetch(path, { ...call, body: body ?? null, keepalive }),
);
const asked = new Map<string, Promise<void>>();

/** Asks for the clocks of zones that this browser was not told of: nothing can be said of a time there before. */
export async function learnZones(zones: readonly string[]): Promise<void> {
  const unknown = zones.filter((zone) => !isTold(zone) && !asked.has(zone));
  if (unknown.length > 0) {
    const answer = api('GET /api/time-zones/clocks', { query: { names: unknown.join(',') } })
      .then(tellClocks)
      .finally(() => unknown.forEach((zone) => asked.delete(zone)));
    for (const zone of unknown) asked.set(zone, answer);
  }
  await Promise.all(zones.map((zone) => asked.get(zone)));
}
