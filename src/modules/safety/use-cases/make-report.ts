import type { Person } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import { findUser, readPeople } from '#modules/accounts';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import type { Limit } from '#platform/limits';
import { insertReport, type NewReport, type Report } from '../reports.store.ts';

const perHour: Limit = { name: 'reports_person', points: 30, seconds: 3600 };
const longestExcerpt = 500;

/** What can be reported, as whoever owns it sees it. */
export interface Subject {
  /** Whose it is; null for a guest's. */
  readonly userId: number | null;
  /** Its words now; null when it has none. */
  readonly words: string | null;
}

/** Finds something of its kind for somebody who may see it; undefined is `not_found`. */
export type FindSubject = (executor: Executor, viewer: Person, id: number) => Promise<Subject | undefined>;

/** Answers for the kinds that other modules own. */
export type SubjectFinders = Partial<Record<Exclude<NewReport['subjectKind'], 'user'>, FindSubject>>;

const findPerson: FindSubject = async (executor, _viewer, id) => {
  const isHere = (await readPeople(executor, [id])).has(id);
  const user = isHere ? await findUser(executor, id) : undefined;
  return user && { userId: user.id, words: [user.fullName, user.bio].filter(Boolean).join('\n') };
};

export interface WishedReport extends Pick<NewReport, 'subjectKind' | 'subjectId' | 'reason'> {
  readonly note?: string | null | undefined;
}

/** Reports what somebody sees, with its words as they are now. Refuses what is not there for them, and what is their own. */
export async function makeReport(
  app: App,
  person: Person,
  wished: WishedReport,
  finders: SubjectFinders,
): Promise<Report> {
  await app.limits.spend(perHour, String(person.id));
  const { subjectKind, subjectId, reason, note } = wished;
  const find = subjectKind === 'user' ? findPerson : finders[subjectKind];
  const subject = await find?.(app.database, person, subjectId);
  if (!subject) throw refuse('not_found');
  if (subject.userId === person.id) throw refuse('oneself');
  const excerpt = subject.words && [...subject.words].slice(0, longestExcerpt).join('');
  const report = { reporterId: person.id, subjectKind, subjectId, subjectUserId: subject.userId, reason };
  return insertReport(app.database, { ...report, note: note || null, excerpt: excerpt || null }, app.clock.now());
}
