import type { Person } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import type { Page } from '#platform/http';
import type { Limit } from '#platform/limits';
import { hashToken } from '#platform/tokens';
import {
  findDecision,
  keepAppeal,
  listAppeals,
  lockDecision,
  settleDecision,
  type Appeal,
  type Decision,
  type Outcome,
} from '../decisions.store.ts';
import { mustBeAdmin } from '../rules/index.ts';
import { lockUser } from '../users.store.ts';
import { findPostOwner } from '../work.store.ts';
import { letIn } from './suspend-user.ts';
import { putBack } from './take-away.ts';
import { tellModerated } from './tell-decided.ts';
import { asAdmin } from './write-audit.ts';

const perHour: Limit = { name: 'decision_address', points: 60, seconds: 3600 };

/** What was decided, for whoever has the link. */
export async function readDecision(app: App, token: string, from: { address: string }): Promise<Decision> {
  await app.limits.spend(perHour, from.address);
  const decision = await findDecision(app.database, hashToken(token));
  if (!decision) throw refuse('not_found');
  return decision;
}

/** Says why a decision is wrong; once. */
export async function appealDecision(
  app: App,
  token: string,
  words: string,
  from: { address: string },
): Promise<Decision> {
  await readDecision(app, token, from);
  const decision = await keepAppeal(app.database, hashToken(token), words, app.clock.now());
  if (!decision) throw refuse('appealed_already');
  return decision;
}

/** What people say against decisions, the latest first, with one more than the page holds; for admins alone. */
export async function readAppeals(app: App, person: Person, open: boolean, page: Page): Promise<Appeal[]> {
  mustBeAdmin(person);
  return listAppeals(app.database, open, page);
}

/**
 * Decides again: what was taken away is put back, a suspension for this reason ends; or it stands. All admins wait for one
 * another here, so the second of two finds it settled. Refuses `gone_already` where nothing is there to put back.
 */
export function settleAppeal(
  app: App,
  person: Person,
  decisionId: number,
  { became, reason }: Pick<Outcome, 'became' | 'reason'>,
): Promise<void> {
  return asAdmin(app, person, async (transaction, write) => {
    const decision = await lockDecision(transaction, decisionId);
    if (!decision || decision.appealedAt === null) throw refuse('not_found');
    if (decision.settledAt !== null) throw refuse('report_settled');
    const { act, subjectKind, subjectId, userId, excerpt } = decision;
    if (userId === person.id) throw refuse('oneself');
    const user = await lockUser(transaction, userId);
    if (!user) throw refuse('person_gone');
    await settleDecision(transaction, decisionId, { became, reason, at: app.clock.now(), by: person.id });
    // Somebody may have suspended them for something else meanwhile.
    const lets = became === 'restored' && act === 'suspended' && user.suspensionReason === decision.reason;
    if (became === 'restored' && act === 'removed') await mustBeBack(app, transaction, decision);
    if (lets) await letIn(app, transaction, user, reason);
    else {
      const about = { kind: subjectKind, words: excerpt };
      await tellModerated(app, transaction, user, {
        act: became === 'restored' ? 'restored' : 'upheld',
        reason,
        about,
      });
    }
    const action = became === 'restored' ? 'restore' : 'uphold';
    await write({ action, subjectKind, subjectId, reason, details: { userId, decided: act } });
  });
}

/** Nobody is told that something is back which is not. A post may be: admins put it back also without being asked. */
async function mustBeBack(app: App, transaction: Executor, decision: Decision): Promise<void> {
  if (await putBack(app, transaction, decision)) return;
  const { subjectKind, subjectId } = decision;
  if (subjectKind !== 'post' || !(await findPostOwner(transaction, subjectId))) throw refuse('gone_already');
}
