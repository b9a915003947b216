import type { Person } from '#kernel/actor';
import type { AccountModerated } from '#modules/accounts';
import { notify } from '#modules/notifications';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import { createToken, hashToken } from '#platform/tokens';
import { insertDecision, type NewDecision } from '../decisions.store.ts';
import type { AdminUser } from '../users.store.ts';

type Told = Pick<AccountModerated, 'act' | 'reason'> & Partial<Pick<AccountModerated, 'until' | 'about' | 'path'>>;

/** Tells a person what was decided about them. */
export function tellModerated(app: App, transaction: Executor, user: AdminUser, told: Told): Promise<void> {
  const { fullName, email, language, timeZone } = user;
  const decided: AccountModerated = { fullName, email, language, timeZone, until: null, ...told };
  return app.events.record<AccountModerated>(transaction, 'account.moderated', decided);
}

export interface Decided extends Pick<NewDecision, 'act' | 'subjectKind' | 'subjectId' | 'excerpt' | 'reason'> {
  /** When a suspension ends. */
  readonly until?: number | null;
}

/** Keeps what an admin decided about a locked person, and tells them with a link where they may say why it is wrong. */
export async function tellDecided(app: App, transaction: Executor, admin: Person, user: AdminUser, decided: Decided) {
  const { act, subjectKind: kind, subjectId, excerpt, reason, until = null } = decided;
  const token = createToken();
  const path = `/decision/${token}`;
  const about = { act, subjectKind: kind, subjectId, excerpt, reason };
  const made = { tokenHash: hashToken(token), userId: user.id, decidedAt: app.clock.now(), decidedBy: admin.id };
  const id = await insertDecision(transaction, { ...about, ...made });
  await tellModerated(app, transaction, user, { act, reason, until, path, about: { kind, words: excerpt } });
  if (act === 'suspended') return;
  const notice = { topic: 'moderation', kind: `moderation.${act}`, groupKey: `moderation:${id}` } as const;
  await notify(app, transaction, { ...notice, userId: user.id, actorId: null, href: path, facts: {} });
}
