import { putMessageBack, takeMessageAway } from '#modules/messaging';
import { putCommentBack, putPostBack, takeCommentAway, takePostAway } from '#modules/posts';
import { putProfileBack, takeProfileAway } from '#modules/profiles';
import { putRatingBack, takeRatingAway } from '#modules/ratings';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import type { Reported } from '../reports.store.ts';

type Move = (app: App, transaction: Executor, id: number) => Promise<boolean>;

const ways: Readonly<Record<Reported['subjectKind'], { readonly away: Move; readonly back: Move }>> = {
  user: { away: takeProfileAway, back: putProfileBack },
  post: { away: takePostAway, back: putPostBack },
  comment: { away: takeCommentAway, back: putCommentBack },
  message: { away: takeMessageAway, back: putMessageBack },
  rating: { away: takeRatingAway, back: putRatingBack },
};

type Subject = Pick<Reported, 'subjectKind' | 'subjectId'>;

/** Takes something out of everybody's sight; false when it is not there any more. */
export function takeAway(app: App, transaction: Executor, { subjectKind, subjectId }: Subject): Promise<boolean> {
  return ways[subjectKind].away(app, transaction, subjectId);
}

/** Puts it back; false when there is nothing to put back. */
export function putBack(app: App, transaction: Executor, { subjectKind, subjectId }: Subject): Promise<boolean> {
  return ways[subjectKind].back(app, transaction, subjectId);
}
