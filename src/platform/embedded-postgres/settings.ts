import type { SocketAccess } from './socket-access.ts';

/** How PostgreSQL listens: a private socket folder, or on Windows a port on loopback. */
export interface Listening {
  readonly host: string;
  readonly port: number;
}

/** The socket file's name ends in the port, also where nothing listens on a port. */
export const socketPort = 5432;

/** Settings of a small server that loses nothing. They are given on every start, so a new version of Uli changes them. */
export function serverSettings({ host, port }: Listening, access?: SocketAccess): string[] {
  const isSocket = host.startsWith('/');
  const settings = {
    listen_addresses: isSocket ? '' : host,
    port,
    unix_socket_directories: isSocket ? `"${host.replaceAll('"', '""')}"` : '',
    unix_socket_permissions: '0700',
    ...(access && { hba_file: access.hbaFile, ident_file: access.identFile }),
    max_connections: 100,
    shared_buffers: '128MB',
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    random_page_cost: 1.1,
    jit: 'off',
    // A container's /dev/shm is often too small for parallel workers, and short queries gain nothing from them.
    max_parallel_workers_per_gather: 0,
    // Lifecycle and crashes only: a failed statement's text would carry people's data into the log.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    logging_collector: 'off',
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
