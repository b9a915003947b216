import { unzipSync } from 'fflate';
import type { Visitor, World } from './world.ts';

/** The answer to asking for the file of an export. */
export function fetchExport(
  world: World,
  who: Visitor,
  id: number,
  headers: Record<string, string> = {},
): Promise<Response> {
  const path = `http://uli.test/api/user/exports/${id}/file`;
  return Promise.resolve(world.api.request(path, { headers: { cookie: who.cookie(), ...headers } }));
}

/** Asks for everything of one's own and unzips what comes. */
export async function takeExport(
  world: World,
  who: Visitor,
): Promise<{ readonly id: number; readonly files: Readonly<Record<string, Uint8Array>> }> {
  const { id } = (await who.post('/api/user/exports')).body;
  const answer = await fetchExport(world, who, id);
  if (answer.status !== 200) throw new Error(`The export answered ${answer.status}.`);
  return { id, files: unzipSync(new Uint8Array(await answer.arrayBuffer())) };
}
