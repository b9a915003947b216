import { queueMail } from '#modules/notifications';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import { findRecipient, insertLetter, takeDueLetter, type Recipient } from '../letters.store.ts';
import { dueEnds, trialLetters, type TrialLetter } from '../rules/index.ts';
import type { PlanLetter } from './write-plan-mail.ts';

/** Writes to everybody whose free week ends soon, ends, or ended a week ago: each person in a transaction of their own. */
export async function sendLetters(app: App, stopping: AbortSignal): Promise<void> {
  if (app.config.plans === 'free') return;
  for (const letter of trialLetters) {
    for (let more = true; more && !stopping.aborted;) {
      // One after the other, so that two processes take turns.
      // oxlint-disable-next-line no-await-in-loop
      more = await app.database.transaction((transaction) => sendNext(app, transaction, letter));
    }
  }
}

async function sendNext(app: App, transaction: Executor, letter: TrialLetter): Promise<boolean> {
  const now = app.clock.now();
  const person = await takeDueLetter(transaction, letter, dueEnds(letter, now));
  if (!person) return false;
  if (await insertLetter(transaction, person.id, letter, now)) await queue(app, transaction, person, letter);
  return true;
}

/** Writes to somebody about something that is told once, in the transaction that causes it. */
export async function writeOnce(
  app: App,
  transaction: Executor,
  { userId, kind, about }: { readonly userId: number; readonly kind: 'failed'; readonly about: string },
): Promise<void> {
  const person = await findRecipient(transaction, userId);
  if (!person || !(await insertLetter(transaction, userId, `${kind}:${about}`, app.clock.now()))) return;
  await queue(app, transaction, person, kind);
}

function queue(app: App, transaction: Executor, person: Recipient, kind: PlanLetter['kind']): Promise<void> {
  const { email: recipient, fullName, language, timeZone, trialEndsAt } = person;
  const letter: PlanLetter = { kind, fullName, language, timeZone, trialEndsAt };
  return queueMail(app, transaction, { kind: `plan.${kind}`, recipient, letter });
}
