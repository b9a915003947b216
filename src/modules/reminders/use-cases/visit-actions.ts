import { mailedVisitPath, type VisitForMessage } from '#modules/bookings';
import { pathOfBooking, pathOfWork, pathToPay } from '#modules/bookings/rules';
import type { MailAction } from '#modules/notifications';
import type { App } from '#platform/app';
import { translator } from '#platform/messages';
import type { Addressed } from '../rules/index.ts';

/** What the reader of a mail about a visit can do next. None of the links acts by itself: they open pages. */
export function visitActions(
  { config, secret }: App,
  { reader, notice, by, leaves }: Addressed & { readonly by: string; readonly leaves?: boolean | undefined },
  visit: VisitForMessage,
): MailAction[] {
  const t = translator();
  const manage = (to?: Parameters<typeof mailedVisitPath>[2]) =>
    `${config.url}${mailedVisitPath({ secret }, visit, to)}`;
  if (reader === 'artist') {
    // No list of what is to come has it any more; its own page says why, and offers the time again.
    const ofItsOwn = ['cancelled', 'unpaid', 'noShowContested', 'entryWithdrawn'].includes(notice);
    if (ofItsOwn) return [{ label: t('reminders.openVisit'), href: `${config.url}${pathOfBooking(visit.id)}` }];
    const asks = notice === 'requested' || notice === 'moveRequested' || notice === 'moveAsked';
    const href = `${config.url}${pathOfWork(visit.id)}`;
    return [{ label: asks ? t('reminders.answer') : t('reminders.openBookings'), href }];
  }
  switch (notice) {
    case 'declined':
    case 'cancelled':
    case 'expired':
    case 'unpaid':
      // Whose account is being deleted has no page any more.
      if (leaves && by === 'artist') return [{ label: t('reminders.findSomebody'), href: `${config.url}/explore` }];
      return [{ label: t('reminders.findAnother'), href: `${config.url}/u/${visit.artist.username}/book` }];
    case 'completed':
      // Works without signing in, also for people with an account.
      return [{ label: t('reminders.rate'), href: manage({ part: 'rating' }) }];
    case 'payFirst':
      return [
        {
          label: t('reminders.pay'),
          href: visit.client.id === null ? manage() : `${config.url}${pathToPay(visit.id)}`,
        },
      ];
    case 'noShow':
      return [{ label: t('reminders.contestNoShow'), href: manage({ part: 'no-show' }) }];
    case 'noShowKept':
    case 'noShowTakenBack':
      return [{ label: t('reminders.openVisit'), href: manage() }];
    case 'reminder':
      // These work without signing in, also for people with an account.
      return [
        { label: t('reminders.change'), href: manage({ step: 'move' }) },
        { label: t('reminders.cancel'), href: manage({ step: 'cancel' }) },
      ];
    default:
      return [{ label: t('reminders.manage'), href: visit.client.id === null ? manage() : `${config.url}/bookings` }];
  }
}
