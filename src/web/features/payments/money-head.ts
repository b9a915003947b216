import type { useTranslations } from 'use-intl';
import { formatPrice } from '#kernel/visit-time';
import { holdsTime, type BookingStatus } from '#modules/bookings/rules';
import { disputeShown } from './dispute-shown.ts';
import { dueInPerson } from './due-in-person.ts';
import { goesBack } from './goes-back.ts';
import type { Money } from './queries.ts';
import { unappliedShown } from './unapplied-shown.ts';

export interface MoneyHead {
  readonly title: string;
  readonly text?: string | undefined;
}

export interface MoneyOf {
  readonly money: Money;
  /** Who is paid. */
  readonly name: string;
  readonly status: BookingStatus;
  /** Something was paid a moment ago: that comes first. */
  readonly justPaid?: boolean;
}

type Words = ReturnType<typeof useTranslations<'checkout'>>;

/** The state of a booking's money in words for its client: a title, and a sentence where there is more to say. */
export function moneyHead(t: Words, { money, name, status, justPaid = false }: MoneyOf): MoneyHead {
  const { payable, currency, standing } = money;
  const disputed = disputeShown(money);
  if (disputed) {
    const price = formatPrice(disputed.amount, currency);
    const opened = disputed.status === 'open';
    return {
      title: t(opened ? 'disputeOpenTitle' : 'disputeLostTitle'),
      text: t(opened ? 'disputeOpenText' : 'disputeLostText', { price }),
    };
  }
  const other = unappliedShown(money);
  if (other) {
    const price = formatPrice(other.amount, other.currency);
    return { title: t('unappliedTitle'), text: t(money.held ? 'heldText' : 'unappliedText', { price }) };
  }
  if (payable?.purpose === 'deposit')
    return { title: t('payTitle'), text: t('payText', { name, price: formatPrice(payable.amount, currency) }) };
  if (payable && standing.feeOpen > 0) return { title: t('feeTitle'), text: t('feeText', { name }) };
  if (justPaid) return { title: stateHead(t, { money, name, status }).title };
  if (payable) return { title: t('restTitle'), text: t('restText', { name }) };
  const back = goesBack(money);
  if (back) return backHead(t, back);
  return stateHead(t, { money, name, status });
}

function backHead(t: Words, back: 'under way' | 'done'): MoneyHead {
  return back === 'done'
    ? { title: t('backTitle'), text: t('backText') }
    : { title: t('returnedTitle'), text: t('returnedText') };
}

/** The state itself, where nothing is asked for or said before. */
function stateHead(t: Words, { money, name, status }: MoneyOf): MoneyHead {
  const { standing, currency } = money;
  const { state, paid, left } = standing;
  const inPerson = formatPrice(dueInPerson(money), currency);
  if (state === 'paid') return { title: t('paidTitle'), text: t('paidText') };
  if (state === 'waived') return { title: t('waivedTitle'), text: t('waivedText', { name }) };
  if (state === 'refunded') return backHead(t, 'done');
  if (state === 'nothing') {
    if (status === 'expired') return { title: t('nothing'), text: t('lapsed') };
    return { title: t('nothing'), text: holdsTime(status) ? undefined : t('over') };
  }
  if (standing.feeOpen > 0) return { title: t('left'), text: t('restInPerson', { name, price: inPerson }) };
  if (paid > 0) {
    // Nobody has answered yet: the rest is not asked for, and it is said when it will be.
    const later = status === 'pending' && t('restLater', { price: formatPrice(left, currency), name });
    const text = later || t('restInPerson', { name, price: inPerson });
    return { title: t(state === 'deposit_paid' ? 'depositTitle' : 'partTitle'), text };
  }
  if (!holdsTime(status)) return { title: t('inPersonTitle'), text: t('unmarked', { name, price: inPerson }) };
  return { title: t('nothing'), text: t('inPerson', { name, price: inPerson }) };
}
