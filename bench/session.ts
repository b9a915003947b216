import { told, type BenchRow } from './bench-row.ts';
import { clients, firstClient, sessionOf } from './fill.ts';
import { inTurns } from './in-turns.ts';
import { requestText } from './load/requests.ts';
import { answered, startBareServer } from './slots-over-http.ts';
import type { Stage } from './stage.ts';

const connections = 16;

/** Who is signed in: the request that every page of the app begins with. */
export function userRequests(): string[] {
  return Array.from({ length: clients }, (_, index) =>
    requestText('GET', '/api/user', { cookie: `uli_session=${sessionOf(firstClient + index)}` }),
  );
}

/** Looking a session up over HTTP, beside a bare server that asks one named query. */
export async function rows(stage: Stage): Promise<BenchRow[]> {
  const { port } = await stage.small();
  const barePort = await startBareServer(stage);
  const rateOf = (at: number) => async () =>
    answered(await stage.load({ port: at, connections, requests: userRequests(), count: stage.count(6_000) }));
  const [program, bare] = await inTurns(stage.flags.rounds, rateOf(port), rateOf(barePort));
  return [
    told({
      job: 'session look-up over HTTP',
      measured: program,
      limit: bare,
      note: 'requests/s; limit: a bare server, one named query',
    }),
  ];
}
