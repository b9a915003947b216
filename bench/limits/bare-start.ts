import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import pg from 'pg';
import { serveParent } from '../child.ts';

/** Where the programs lie, whom to run them as, and two folders of that account. */
export interface BareStart {
  readonly initdb: string;
  readonly postgres: string;
  readonly account: { readonly uid: number; readonly gid: number } | undefined;
  readonly cluster: string;
  readonly socketFolder: string;
  /** Whether to make the database first. */
  readonly make: boolean;
}

const environment = { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' };
const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];

/** initdb and PostgreSQL alone: the seconds until a connection answers. Afterwards it is stopped again. */
serveParent(async ({ initdb, postgres, account, cluster, socketFolder, make }: BareStart): Promise<number> => {
  const as = { ...account, cwd: socketFolder, env: environment };
  const began = performance.now();
  if (make) await promisify(execFile)(initdb, [`--pgdata=${cluster}`, ...locale, '--auth=trust', '--username=uli'], as);
  const settings = ['listen_addresses=', `unix_socket_directories=${socketFolder}`].flatMap((setting) => [
    '-c',
    setting,
  ]);
  const server = spawn(postgres, ['-D', cluster, ...settings], { ...as, stdio: 'ignore' });
  while (!(await answers(socketFolder))) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const seconds = (performance.now() - began) / 1000;
  server.kill('SIGINT');
  await once(server, 'exit');
  return seconds;
});

async function answers(host: string): Promise<boolean> {
  const client = new pg.Client({ host, user: 'uli', database: 'postgres' });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
