import { formatDate, formatPrice, formatTime, inOnePiece, joinFacts } from '#kernel/visit-time';
import type { PersonCard } from '#modules/accounts';
import { formatInstant } from '#kernel/time';
import { translator } from '#platform/messages';
import type { NoticeOnWire } from './notices.contract.ts';
import type { Notice } from './notices.store.ts';

/** A notice with its people and in words. */
export function presentNotice(notice: Notice, people: ReadonlyMap<number, PersonCard>): NoticeOnWire {
  const { id, topic, kind, actorIds, actorsCount, href, updatedAt, readAt } = notice;
  const shown = actorIds.flatMap((actorId) => people.get(actorId) ?? []);
  return {
    id,
    topic,
    kind,
    sentence: sentenceOf(notice, shown),
    people: shown,
    guest: guestOf(notice) ?? null,
    count: actorsCount,
    href,
    updatedAt: formatInstant(updatedAt),
    read: readAt !== null,
  };
}

/** "Cleo and 2 others follow you." Facts named `startsAt` and `timeZone` become `{when}`, with `service` and `visits` `{what}`, `amount` and `currency` `{price}`. */
function sentenceOf({ kind, actorIds, actorsCount, facts }: Notice, [first, second]: readonly PersonCard[]): string {
  const t = translator();
  const { startsAt, timeZone, amount, currency } = facts;
  const when =
    typeof startsAt === 'number' && typeof timeZone === 'string'
      ? joinFacts([inOnePiece(formatDate(startsAt, timeZone)), formatTime(startsAt, timeZone)])
      : '';
  const price = typeof amount === 'number' && typeof currency === 'string' ? formatPrice(amount, currency) : '';
  const name = first?.fullName ?? guestOf({ actorIds, facts }) ?? t('notices.somebody');
  const next = second?.fullName ?? t('notices.somebody');
  const who = t('notices.who', { name, second: next, count: Math.max(1, actorsCount), others: actorsCount - 1 });
  const key = `notices.${kind}` as 'notices.person.followed';
  const { service, visits } = facts;
  const what = t('notices.what', { service: String(service), visits: typeof visits === 'number' ? visits : 1, when });
  const values = { ...(facts as Record<string, string>), who, count: Math.max(1, actorsCount), when, what, price };
  return t.has(key) ? t(key, values) : t('notices.something', values);
}

/** The name in the facts is a guest's; somebody with an account who is not there any more has none. */
function guestOf({ actorIds, facts }: Pick<Notice, 'actorIds' | 'facts'>): string | undefined {
  return actorIds.length === 0 && facts.name !== undefined ? String(facts.name) : undefined;
}
