import { refuse } from '#kernel/refusal';
import { findChallenge, findUser, startSession, takeChallenge } from '#modules/accounts';
import type { App } from '#platform/app';
import type { SignInSource } from '#platform/http';
import { hashToken } from '#platform/tokens';
import { lockPerson, showPerson } from '../leaving.store.ts';
import type { Leaving } from '../rules/index.ts';

/** Whose account a ticket keeps, and when it goes otherwise; `keep_ticket_over` when the ticket is no good any more. */
export async function readLeaving(app: App, ticket: string): Promise<Leaving & { userId: number }> {
  const wanted = { hash: hashToken(ticket), purpose: 'keep_account', now: app.clock.now() } as const;
  const userId = (await findChallenge(app.database, wanted))?.userId;
  const user = userId ? await findUser(app.database, userId) : undefined;
  if (!user || user.leavesAt === null || user.leftAt !== null) throw refuse('keep_ticket_over');
  return { userId: user.id, leavesAt: user.leavesAt, timeZone: user.timeZone };
}

/** Takes a deletion back, for whoever signed in: they and what they showed are there as before, and they are signed in. */
export async function keepAccount(app: App, ticket: string, from: SignInSource) {
  const { userId } = await readLeaving(app, ticket);
  return app.database.transaction(async (transaction) => {
    const locked = await lockPerson(transaction, userId);
    if (!locked || locked.leftAt !== null) throw refuse('keep_ticket_over');
    if (!(await takeChallenge(transaction, hashToken(ticket)))) throw refuse('keep_ticket_over');
    await showPerson(transaction, userId);
    const user = (await findUser(transaction, userId))!;
    return { user, session: await startSession(app, transaction, { userId, from, lasting: true }) };
  });
}
