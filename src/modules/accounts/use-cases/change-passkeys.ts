import type { Person } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import type { App } from '#platform/app';
import { challengeOf, newPasskeyOptions, readNewPasskey, type PasskeyAnswer } from '#platform/passkeys';
import { hashToken } from '#platform/tokens';
import { deletePasskey, insertPasskey, listPasskeys, type PasskeyRow } from '../passkeys.store.ts';
import { findChallenge, insertChallenge, takeChallenge } from '../security.store.ts';
import { markSessionConfirmed } from '../sessions.store.ts';
import { checkMayChangeFactors } from './check-may-change-factors.ts';
import { confirmPassword } from './confirm-password.ts';
import { tell } from './set-up-second-step.ts';
import { checkEmailVerified } from './verify-email.ts';

/** So long a browser may take to answer. */
const riddleMs = 5 * 60_000;
const most = 20;

/** What the browser needs to make a new passkey; an open window alone is not enough to plant one. */
export async function prepareNewPasskey(app: App, person: Person, password: string) {
  const user = await confirmPassword(app, person, password);
  checkEmailVerified(user);
  await checkMayChangeFactors(app.database, person);
  const known = await listPasskeys(app.database, person.id);
  if (known.length >= most) throw refuse('too_many_passkeys', { values: { most } });
  const options = await newPasskeyOptions(app.config.url, user, known);
  const expiresAt = app.clock.now() + riddleMs;
  const challenge = {
    hash: hashToken(options.challenge),
    purpose: 'passkey_new',
    userId: person.id,
    expiresAt,
  } as const;
  await insertChallenge(app.database, challenge);
  return { ...options };
}

/** Stores the passkey that the browser created, and records that this session has used it. */
export async function addPasskey(
  app: App,
  person: Person,
  { name, credential, session }: { name: string; credential: PasskeyAnswer; session: string },
): Promise<PasskeyRow> {
  const now = app.clock.now();
  const riddle = challengeOf(credential) ?? '';
  const hash = hashToken(riddle);
  const challenge = await findChallenge(app.database, { hash, purpose: 'passkey_new', now });
  if (challenge?.userId !== person.id) throw refuse('passkey_refused');
  const made = await readNewPasskey(app.config.url, credential, riddle);
  if (!made) throw refuse('passkey_refused');
  return app.database.transaction(async (transaction) => {
    if (!(await takeChallenge(transaction, hash))) throw refuse('passkey_refused');
    await checkMayChangeFactors(transaction, person);
    const row = await insertPasskey(transaction, { ...made, userId: person.id, name, createdAt: now });
    if (!row) throw refuse('passkey_refused');
    await markSessionConfirmed(transaction, session, { now, factor: 'passkey' });
    await tell(app, transaction, person, 'passkey_added');
    return row;
  });
}

export async function removePasskey(app: App, person: Person, id: number): Promise<void> {
  await app.database.transaction(async (transaction) => {
    await checkMayChangeFactors(transaction, person);
    if (!(await deletePasskey(transaction, person.id, id))) throw refuse('not_found');
    await tell(app, transaction, person, 'passkey_removed');
  });
}
