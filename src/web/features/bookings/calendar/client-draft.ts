import type { OwnClient } from './own-clients-query.ts';

/** Whoever comes, as it stands in the form. */
export interface ClientDraft {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** An account, once one is chosen. */
  readonly account: NonNullable<OwnClient['client']> | undefined;
}

export const nobodyYet: ClientDraft = { name: '', email: '', phone: '', account: undefined };

/** Somebody who was here before. */
export type KnownClient = Pick<OwnClient, 'client' | 'guest'>;

/** The form as it would be typed for somebody who was here before. */
export function draftOf({ client, guest }: KnownClient): ClientDraft {
  if (client) return { ...nobodyYet, account: client };
  return { name: guest!.fullName, email: guest!.email ?? '', phone: guest!.phone ?? '', account: undefined };
}
