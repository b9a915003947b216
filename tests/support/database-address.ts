interface Connection {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
}

/** A connection as an address, which `pg` and the program take. */
export function addressOf({ host, port, user, database }: Connection): string {
  // The host may be the folder of a socket, which an address cannot hold before its path.
  return `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}
