import { refuse } from '#kernel/refusal';
import type { App } from '#platform/app';
import type { SignInSource } from '#platform/http';
import { challengeOf, checkPasskey, passkeyLoginOptions, type PasskeyAnswer } from '#platform/passkeys';
import { hashToken } from '#platform/tokens';
import { findUser, type UserRow } from '../accounts.store.ts';
import { findPasskey, markPasskeyUsed } from '../passkeys.store.ts';
import { findChallenge, insertChallenge, takeChallenge } from '../security.store.ts';
import { startSession, type StartedSession } from './start-session.ts';

/** The question waits behind the form for as long as somebody may take to begin. */
const riddleMs = 30 * 60_000;
const riddlesPerAddress = { name: 'passkey_riddles', points: 200, seconds: 900 };
const perAddress = { name: 'passkey_login', points: 100, seconds: 900 };

/** What the browser needs to let somebody choose among their passkeys; it does not know yet who they are. */
export async function preparePasskeyLogin(app: App, from: { address: string }) {
  await app.limits.spend(riddlesPerAddress, from.address);
  const options = await passkeyLoginOptions(app.config.url);
  const expiresAt = app.clock.now() + riddleMs;
  await insertChallenge(app.database, {
    hash: hashToken(options.challenge),
    purpose: 'passkey_login',
    userId: null,
    expiresAt,
  });
  return { ...options };
}

/** Signs in whoever holds a passkey. Their device has asked for face, finger or number, so there is no second step. */
export async function loginWithPasskey(
  app: App,
  credential: PasskeyAnswer,
  from: SignInSource,
): Promise<{ user: UserRow; session: StartedSession }> {
  await app.limits.spend(perAddress, from.address);
  const now = app.clock.now();
  const riddle = challengeOf(credential) ?? '';
  const hash = hashToken(riddle);
  const challenge = await findChallenge(app.database, { hash, purpose: 'passkey_login', now });
  const kept = challenge && (await findPasskey(app.database, credential.id));
  const counter = kept && (await checkPasskey(app.config.url, credential, riddle, kept));
  if (!kept || counter === undefined) throw refuse('passkey_unknown');
  return app.database.transaction(async (transaction) => {
    if (!(await takeChallenge(transaction, hash))) throw refuse('passkey_unknown');
    const user = await findUser(transaction, kept.userId);
    if (!user) throw refuse('passkey_unknown');
    if (!(await markPasskeyUsed(transaction, kept.id, { counter, now }))) throw refuse('passkey_unknown');
    return {
      user,
      session: await startSession(app, transaction, {
        userId: user.id,
        from,
        lasting: true,
        factor: 'passkey',
      }),
    };
  });
}
