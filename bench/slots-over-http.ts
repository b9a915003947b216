import { atLeast, atMost, type BenchRow } from './bench-row.ts';
import { firstShop, serviceOf, shopsAmong } from './fill.ts';
import type { Installation } from './installation.ts';
import { inTurns } from './in-turns.ts';
import type { LoadResult } from './load/loader.ts';
import { requestText } from './load/requests.ts';
import type { Stage } from './stage.ts';

const connections = 16;
const mostShops = 1_000;
const dayMs = 86_400_000;

/** The path that asks when a shop is free in the next thirty days. */
function slotsPath(artistId: number): string {
  const day = (ahead: number) => new Date(Date.now() + ahead * dayMs).toISOString().slice(0, 10);
  return `/api/users/${artistId}/slots?serviceId=${serviceOf(artistId)}&from=${day(1)}&to=${day(30)}`;
}

/** One request for each of many shops, spread over all there are. */
export function slotsRequests({ bookings }: Installation): string[] {
  const shops = shopsAmong(bookings);
  const step = Math.max(1, Math.floor(shops / mostShops));
  const ids = Array.from({ length: Math.floor(shops / step) }, (_, index) => firstShop + index * step);
  return ids.map((id) => requestText('GET', slotsPath(id)));
}

/** Starts the bare server on a small installation's data, with the answer that the program gave about its first shop. */
export async function startBareServer(stage: Stage): Promise<number> {
  const { address, port } = await stage.small();
  const answer = await fetch(`http://127.0.0.1:${port}${slotsPath(firstShop)}`);
  if (!answer.ok) throw new Error(`the program answers ${answer.status} about free times`);
  return stage.child('limits/bare-server.ts').ask<number>({ connection: address, slots: await answer.json() });
}

/** Requests a second, all of which must be answered with 200. */
export function answered({ statuses, seconds }: LoadResult): number {
  const { 200: well = 0, ...others } = statuses;
  if (Object.keys(others).length > 0) throw new Error(`not every answer was 200: ${JSON.stringify(statuses)}`);
  return well / seconds;
}

/** Free times of thirty days, asked over HTTP: beside a bare server, and with many bookings beside few. */
export async function rows(stage: Stage): Promise<BenchRow[]> {
  const [small, large] = [await stage.small(), await stage.large()];
  const barePort = await startBareServer(stage);
  const sizes: number[] = [];
  const rateOf = (port: number, requests: string[], usual: number) => async () => {
    const result = await stage.load({ port, connections, requests, count: stage.count(usual) });
    sizes.push(result.bytes);
    return answered(result);
  };
  const [program, bare, crowded] = await inTurns(
    stage.flags.rounds,
    rateOf(small.port, slotsRequests(small), 2_000),
    rateOf(barePort, slotsRequests(small), 6_000),
    rateOf(large.port, slotsRequests(large), 2_000),
  );
  const kilobytes = (sizes[0]! / 1024).toFixed(1);
  return [
    atLeast(0.15, {
      job: 'slots over HTTP, 30 days',
      measured: program,
      limit: bare,
      note: `requests/s, ${kilobytes} kB each; limit: a bare server, one named query`,
    }),
    atMost(1.5, {
      job: `slots over HTTP, ${large.bookings} bookings`,
      measured: 1000 / crowded,
      limit: 1000 / program,
      note: `ms/request; limit: the same with ${small.bookings} bookings`,
    }),
  ];
}
