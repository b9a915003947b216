import type { Client } from './queries.ts';

/** What a client is called: as their account says, a guest as they called themselves. */
export function clientName({ client, guest }: Pick<Client, 'client' | 'guest'>): string {
  return (client ?? guest)!.fullName;
}

/** The picture of whoever has an account. */
export function clientPhoto({ client }: Pick<Client, 'client'>) {
  return client?.profileImage ? { src: client.profileImage } : null;
}
