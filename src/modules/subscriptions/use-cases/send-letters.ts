import { notify, queueMail, settleNotices } from '#modules/notifications';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import { findRecipient, insertLetter, listDueLetters, takeDueLetter, type Recipient } from '../letters.store.ts';
import { dueEnds, graceDays, trialLetters, type TrialLetter } from '../rules/index.ts';
import type { PlanLetter } from './write-plan-mail.ts';

/**
 * Writes to everybody whose free week ends soon, ends, or ended a week ago: each person in a transaction of their own. One who
 * cannot be written to keeps nobody waiting, and the job says so at its end.
 */
export async function sendLetters(app: App, stopping: AbortSignal): Promise<void> {
  if (app.config.plans === 'free') return;
  let failure: unknown;
  for (const letter of trialLetters) {
    for await (const userId of everybodyDue(app, letter)) {
      if (stopping.aborted) break;
      try {
        // One after the other, so that two processes take turns.
        await app.database.transaction((transaction) => sendOne(app, transaction, userId, letter));
      } catch (error) {
        app.log.error(
          { userId, letter, error: (error as Error).message },
          'a letter about a plan could not be written',
        );
        failure ??= error;
      }
    }
  }
  if (failure !== undefined) throw failure;
}

/** Everybody whom a letter is due to, read in portions. */
async function* everybodyDue(app: App, letter: TrialLetter): AsyncGenerator<number> {
  let last = 0;
  for (;;) {
    const ids = await listDueLetters(app.database, letter, dueEnds(letter, app.clock.now()), last);
    if (ids.length === 0) return;
    yield* ids;
    last = ids.at(-1)!;
  }
}

async function sendOne(app: App, transaction: Executor, userId: number, letter: TrialLetter): Promise<void> {
  const now = app.clock.now();
  const person = await takeDueLetter(transaction, userId, letter, dueEnds(letter, now));
  if (person && (await insertLetter(transaction, userId, letter, now))) await queue(app, transaction, person, letter);
}

/** Tells somebody by mail and inside Uli of what is told once, in the transaction that causes it. */
export async function writeOnce(
  app: App,
  transaction: Executor,
  { userId, kind, about }: { readonly userId: number; readonly kind: 'failed'; readonly about: string },
): Promise<void> {
  const person = await findRecipient(transaction, userId);
  if (!person || !(await insertLetter(transaction, userId, `${kind}:${about}`, app.clock.now()))) return;
  await queue(app, transaction, person, kind);
  await notify(app, transaction, {
    userId,
    actorId: null,
    topic: 'payments',
    kind: `plan.${kind}`,
    groupKey: planNews,
    href: '/settings/plan',
    facts: { days: graceDays },
  });
}

/** Tells somebody by mail when the plan ends that was cancelled: once for each period. */
export async function writeEnding(
  app: App,
  transaction: Executor,
  { userId, planEndsAt }: { readonly userId: number; readonly planEndsAt: number },
): Promise<void> {
  const person = await findRecipient(transaction, userId);
  if (!person || !(await insertLetter(transaction, userId, `ends:${planEndsAt}`, app.clock.now()))) return;
  await queue(app, transaction, person, 'ends', { planEndsAt });
}

/** Marks what somebody was told of a payment as read: it went through. */
export function settlePlanNotices(app: App, transaction: Executor, userId: number): Promise<void> {
  return settleNotices(app, transaction, userId, planNews);
}

const planNews = 'plan';

function queue(
  app: App,
  transaction: Executor,
  person: Recipient,
  kind: PlanLetter['kind'],
  more: Pick<PlanLetter, 'planEndsAt'> = {},
): Promise<void> {
  const { email: recipient, fullName, language, timeZone, trialEndsAt } = person;
  const letter: PlanLetter = { kind, fullName, language, timeZone, trialEndsAt, ...more };
  return queueMail(app, transaction, { kind: `plan.${kind}`, recipient, letter });
}
