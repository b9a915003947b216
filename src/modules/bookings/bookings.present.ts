import { formatInstant } from '#kernel/time';
import { translator } from '#platform/messages';
import type { BookingOnWire, OccurrenceOnWire } from './bookings.contract.ts';
import type { BookingRow, SiblingVisit } from './bookings.store.ts';
import {
  contestUntil,
  fixedBy,
  freeCancellationUntil,
  moveRequestOf,
  standingShown,
  statusAt,
  whereToCome,
  type Contest,
  type Standing,
  type Viewer,
} from './rules/index.ts';

/** What a booking shows of the post whose look was booked. */
export interface ShownLook {
  readonly image: { readonly url: string; readonly alt: string };
}

export interface Shown {
  readonly viewer: Viewer;
  readonly now: number;
  /** By the posts' ids. */
  readonly looks: ReadonlyMap<number, ShownLook>;
  /** By the bookings' ids; only lists and the calendar have it. */
  readonly money?: ReadonlyMap<number, Standing> | undefined;
}

/** A booking as one of its people sees it; a request that nobody answered in time reads as expired at once. */
export function presentBooking(row: BookingRow, { viewer, now, looks, money }: Shown): BookingOnWire {
  return {
    id: row.id,
    artistId: row.artistId,
    clientId: row.clientId,
    serviceId: row.serviceId,
    date: formatInstant(row.startsAt),
    endsAt: formatInstant(row.endsAt),
    timeZone: row.timeZone,
    agreed: presentAgreed(row),
    status: statusAt(row, now),
    total: row.total,
    discount: row.discount,
    dueNow: row.dueNow,
    writtenIn: row.writtenIn,
    oncePaid: row.oncePaid,
    offerTitle: discountTitle(row),
    offerWeekdays: [...row.offerWeekdays],
    currency: row.currency,
    isRecurring: row.isRecurring,
    recurringPattern: row.recurringPattern,
    recurringInterval: row.recurringInterval,
    recurringCount: row.recurringCount,
    recurringEndDate: row.recurringEndDate,
    parentBookingId: row.parentBookingId,
    reminderTime: row.reminderTime,
    reminderSent: row.reminderSent,
    notes: row.notes,
    version: row.version,
    expiresAt: row.expiresAt === null ? null : formatInstant(row.expiresAt),
    moveRequest: presentMoveRequest(row, now),
    cancelledBy: row.cancelledBy,
    closingReason: row.closingReason,
    createdAt: formatInstant(row.createdAt),
    markedAt: viewer === 'artist' && row.markedAt !== null ? formatInstant(row.markedAt) : null,
    visitNumber: row.isRecurring ? row.occurrence + 1 : null,
    visitCount: row.seriesLength ?? null,
    policy: presentPolicy(row),
    fixed: fixedBy(row, now) ?? null,
    client: row.clientId === null ? null : clientOf(row),
    guest: guestOf(row, viewer),
    artist: artistOf(row),
    service: { id: row.serviceId, name: row.serviceName, duration: row.duration },
    additions: [...row.additions],
    look: lookOf(row, looks),
    ...(money?.has(row.id) && { money: standingShown(money.get(row.id)!) }),
  };
}

/** What a discount is for: an offer's own title, or the word for openings. */
export function discountTitle({
  discount,
  offerTitle,
  openingId,
}: Pick<BookingRow, 'discount' | 'offerTitle' | 'openingId'>): string | null {
  return offerTitle ?? (openingId !== null && discount > 0 ? translator()('bookings.opening.one') : null);
}

function presentAgreed({ localStart, place, artistGone }: BookingRow): BookingOnWire['agreed'] {
  return { date: localStart.slice(0, 10), time: localStart.slice(11), place: artistGone ? null : place };
}

function lookOf({ postId }: BookingRow, looks: Shown['looks']): BookingOnWire['look'] {
  const look = postId === null ? undefined : looks.get(postId);
  return postId !== null && look ? { postId, imageUrl: look.image.url, alt: look.image.alt } : null;
}

/** Whose account is deleted, or about to be, has no name any more and no page. */
const nameless = () => ({ fullName: translator()('ownData.gone'), username: '', profileImage: null });

function artistOf(row: BookingRow): BookingOnWire['artist'] {
  const { artistId: id, artistName: fullName, artistUsername: username, artistImage: profileImage } = row;
  if (row.artistGone) return { id, ...nameless(), city: null, address: null, phone: null };
  return { id, fullName, username, profileImage, city: row.place, ...whereToCome(row) };
}

function clientOf(row: BookingRow): BookingOnWire['client'] {
  if (row.clientGone) return { id: row.clientId!, ...nameless() };
  return {
    id: row.clientId!,
    fullName: row.clientName!,
    username: row.clientUsername!,
    profileImage: row.clientImage,
  };
}

/** What a guest typed. The artist goes on seeing it once the guest has an account, which shows no address and no number. */
function guestOf(row: BookingRow, viewer: Viewer): BookingOnWire['guest'] {
  const isShown = viewer === 'artist' ? !row.clientGone : viewer === 'guest' && row.clientId === null;
  if (row.guestName === null || !isShown) return null;
  return { fullName: row.guestName, email: row.guestEmail, phone: row.guestPhone };
}

/** A visit in the list of its series; with a link of its own only where the holder of a guest's link asks. */
export function presentVisit(visit: SiblingVisit, now: number, manageToken?: string): OccurrenceOnWire {
  return {
    id: visit.id,
    date: formatInstant(visit.startsAt),
    endsAt: formatInstant(visit.endsAt),
    status: statusAt(visit, now),
    total: visit.total,
    version: visit.version,
    ...(manageToken && { manageToken }),
  };
}

/** A booking with the visits of its series; `tokenOf` makes links for the guest whose booking it is. */
export function presentWhole(
  row: BookingRow,
  visits: readonly SiblingVisit[],
  {
    tokenOf,
    contest,
    ...shown
  }: Shown & {
    readonly tokenOf?: ((visit: SiblingVisit) => string | undefined) | undefined;
    /** What its client says against a no-show. */
    readonly contest?: Contest | undefined;
  },
): BookingOnWire {
  const token = tokenOf?.(row);
  return {
    ...presentBooking(row, shown),
    ...((row.status === 'no_show' || contest) && { noShow: presentNoShow(row, contest, shown.now) }),
    ...(row.isRecurring && {
      visitCount: visits.length,
      occurrences: visits.map((visit) => presentVisit(visit, shown.now, tokenOf?.(visit))),
    }),
    ...(token !== undefined && { manageToken: token }),
  };
}

function presentNoShow(
  { status, endsAt }: BookingRow,
  contest: Contest | undefined,
  now: number,
): BookingOnWire['noShow'] {
  const until = contestUntil(endsAt);
  const open = status === 'no_show' && !contest && now <= until;
  return {
    contestUntil: open ? formatInstant(until) : null,
    contest: contest
      ? {
          statement: contest.statement,
          contestedAt: formatInstant(contest.contestedAt),
          outcome: contest.outcome,
        }
      : null,
  };
}

function presentPolicy({ policy, startsAt }: Pick<BookingRow, 'policy' | 'startsAt'>): BookingOnWire['policy'] {
  const { version, freeCancellationMinutes, lateCancelPercent, noShowPercent } = policy;
  const free = formatInstant(freeCancellationUntil(policy, startsAt));
  return { version, freeCancellationMinutes, lateCancelPercent, noShowPercent, freeCancellationUntil: free };
}

function presentMoveRequest(row: BookingRow, now: number): BookingOnWire['moveRequest'] {
  const request = moveRequestOf(row, now);
  if (!request) return null;
  const [date, endsAt, expiresAt] = [request.startsAt, request.endsAt, request.expiresAt].map(formatInstant);
  return { date: date!, endsAt: endsAt!, expiresAt: expiresAt! };
}
