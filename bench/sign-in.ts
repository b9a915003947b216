import { atMost, type BenchRow } from './bench-row.ts';
import { clients, firstClient, password, usernameOf } from './fill.ts';
import { inTurns } from './in-turns.ts';
import type { LoadResult } from './load/loader.ts';
import { requestText } from './load/requests.ts';
import { userRequests } from './session.ts';
import { answered, slotsRequests } from './slots-over-http.ts';
import type { Stage } from './stage.ts';

const together = 50;
const everyMs = 12;

const signIns = Array.from({ length: clients }, (_, index) =>
  requestText('POST', '/api/login', { body: { username: usernameOf(firstClient + index), password } }),
);

/** Signing in, beside the hash alone; and what others notice while fifty sign in again and again. */
export async function rows(stage: Stage): Promise<BenchRow[]> {
  const small = await stage.small();
  const { port } = small;
  const hash = stage.child('limits/bare-hash.ts');
  const storm = stage.child('load/loader.ts');
  const [signIn, limit] = await inTurns(
    stage.flags.rounds,
    async () => {
      const result = await stage.load({ port, connections: 1, requests: signIns, count: stage.count(20) });
      answered(result);
      return result.p50;
    },
    () => hash.ask<number>({ count: stage.count(20) }),
  );
  const slots = slotsRequests(small);
  const others = userRequests().flatMap((request, index) => [request, slots[index % slots.length]!]);
  const p99 = async () => {
    const result = await stage.load({ port, connections: 4, requests: others, count: stage.count(500), everyMs });
    answered(result);
    return result.p99;
  };
  const [during, atRest] = await inTurns(
    Math.ceil(stage.flags.rounds / 2),
    async () => {
      const storming = storm.ask<LoadResult>({
        port,
        connections: together,
        requests: signIns,
        count: stage.count(200),
      });
      const [figure, result] = await Promise.all([p99(), storming]);
      answered(result);
      return figure;
    },
    p99,
  );
  return [
    atMost(1.15, { job: 'sign in', measured: signIn, limit, note: 'ms; limit: the argon2 hash alone' }),
    atMost(2, {
      job: `other routes while ${together} sign in`,
      measured: during,
      limit: atRest,
      note: 'p99 in ms of sessions and slots; limit: the same at rest',
    }),
  ];
}
