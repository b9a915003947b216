import type { Person } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import type { App } from '#platform/app';
import { lockUser } from '../users.store.ts';
import { findPostOwner } from '../work.store.ts';
import { settleReports } from './settle-reports.ts';
import { putBack, takeAway } from './take-away.ts';
import { tellDecided, tellModerated } from './tell-decided.ts';
import { asAdmin } from './write-audit.ts';

/** Takes a published post away, reported or not, and settles what was reported of it. Refuses `gone_already`. */
export function removePost(app: App, person: Person, postId: number, reason: string): Promise<void> {
  return asAdmin(app, person, async (transaction, write) => {
    const { userId, caption: excerpt } = (await findPostOwner(transaction, postId)) ?? notThere();
    const user = await lockUser(transaction, userId);
    const subject = { subjectKind: 'post', subjectId: postId } as const;
    if (!(await takeAway(app, transaction, subject))) throw refuse('gone_already');
    const reports = await settleReports(app, transaction, person, subject, 'actioned');
    if (user) await tellDecided(app, transaction, person, user, { act: 'removed', ...subject, excerpt, reason });
    await write({ action: 'remove', ...subject, reason, details: { reports, userId } });
  });
}

/** Puts a post back that was taken away, without waiting for its author to ask. Refuses `gone_already`. */
export function returnPost(app: App, person: Person, postId: number, reason: string): Promise<void> {
  return asAdmin(app, person, async (transaction, write) => {
    const { userId, caption } = (await findPostOwner(transaction, postId)) ?? notThere();
    const user = await lockUser(transaction, userId);
    const subject = { subjectKind: 'post', subjectId: postId } as const;
    if (!(await putBack(app, transaction, subject))) throw refuse('gone_already');
    const about = { kind: 'post', words: caption };
    if (user) await tellModerated(app, transaction, user, { act: 'restored', reason, about });
    await write({ action: 'put_back', ...subject, reason, details: { userId } });
  });
}

function notThere(): never {
  throw refuse('not_found');
}
