import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import {
  endHeld,
  holdMails,
  letMailsOut,
  listHeld,
  listLetOut,
  listUnmetered,
  listWaitingForProof,
  lockMeter,
  readProved,
  type HeldMail,
  type WaitingMail,
} from '../meter.store.ts';
import { insertMails, openLetter } from '../notifications.store.ts';
import { digestAfter, digestEntries, foldKey, heldFor, Meter, meterWindow } from '../rules/index.ts';
import type { DigestLetter } from './write-digest.ts';

const atOnce = 500;
const mostHeld = 5_000;

/**
 * Lets the meter check every due mail: releases or holds it. It runs after the transactions that cause mails, so that
 * no request waits for it; one process at a time, so that the count is exact.
 */
export async function meterMails(app: App, stopping?: AbortSignal): Promise<void> {
  let looked = atOnce;
  while (looked === atOnce && !stopping?.aborted)
    looked = await app.database.transaction((transaction) => meterBatch(app, transaction));
}

async function meterBatch(app: App, transaction: Executor): Promise<number> {
  const now = app.clock.now();
  // Checked without the lock first, because there is usually none.
  if ((await listUnmetered(transaction, now, 1)).length === 0) return 0;
  await lockMeter(transaction);
  const mails = await listUnmetered(transaction, now, atOnce);
  const meter = await openMeter(app, transaction, mails);
  const unproved = new Set((await listWaitingForProof(transaction, mails)).map(aboutOf));
  const [out, held, uninvited]: number[][] = [[], [], []];
  for (const mail of mails) {
    const waits = meter.waitsForProof(mail) || (mail.bookingId !== null && unproved.has(aboutOf(mail)));
    if (!waits && meter.hasRoom(mail)) {
      meter.count(mail);
      out!.push(mail.id);
      continue;
    }
    held!.push(mail.id);
    if (waits) {
      uninvited!.push(mail.id);
      unproved.add(aboutOf(mail));
    }
  }
  await letMailsOut(transaction, out!, { now, isSent: app.config.smtpUrl !== undefined });
  await holdMails(transaction, held!, { now, uninvited: uninvited! });
  if (held!.length > 0) app.log.warn({ held: held!.length }, 'mails are held: over a limit, or not asked for');
  return mails.length;
}

/** Loaded with the mails of the last hour; without limits it always has room. */
async function openMeter(app: App, transaction: Executor, mails: readonly WaitingMail[]): Promise<Meter> {
  const past = app.config.rateLimits ? await listLetOut(transaction, app.clock.now() - meterWindow, mails) : [];
  const proved = await readProved(transaction, [...mails, ...past]);
  return new Meter(proved, past, app.config.rateLimits);
}

const aboutOf = ({ bookingId, recipient }: { readonly bookingId: number | null; readonly recipient: string }) =>
  `${bookingId} ${recipient}`;

/** Folds held mails into one digest per recipient, once there is room for it: the current state, not each step. */
export async function foldHeldMails(app: App): Promise<void> {
  await app.database.transaction(async (transaction) => {
    if ((await listHeld(transaction, 1)).length === 0) return;
    await lockMeter(transaction);
    const held = await listHeld(transaction, mostHeld);
    const meter = await openMeter(app, transaction, held);
    for (const mails of Map.groupBy(held, ({ recipient }) => recipient).values())
      await foldOne(app, transaction, meter, mails);
  });
}

async function foldOne(app: App, transaction: Executor, meter: Meter, mails: readonly HeldMail[]): Promise<void> {
  const now = app.clock.now();
  const [late, waiting] = [true, false].map((isLate) => mails.filter((mail) => isTooLate(mail, now) === isLate));
  await endHeld(transaction, idsOf(late!), 'too late');
  const ready = waiting!.filter((mail) => !meter.waitsForProof(mail) && meter.hasRoom(mail, 'cause'));
  const first = ready[0];
  if (!first || Math.min(...ready.map(({ heldAt }) => heldAt ?? now)) > now - digestAfter) return;
  const groups = [...Map.groupBy(ready, foldKey).values()].slice(0, digestEntries);
  const folded = groups.flat();
  const latest = folded.at(-1)!;
  // A digest about one visit says that there were several changes; for anything else the latest mail is enough.
  if (groups.length === 1 && (folded.length === 1 || !latest.kind.startsWith('visit.')) && meter.hasRoom(latest)) {
    meter.count(latest);
    await endHeld(transaction, idsOf(folded.slice(0, -1)), 'folded');
    return letMailsOut(transaction, [latest.id], { now, isSent: app.config.smtpUrl !== undefined });
  }
  const digest = { ...first, kind: 'digest.mails', bookingId: groups.length === 1 ? first.bookingId : null };
  if (!meter.hasRoom(digest)) return;
  meter.count(digest);
  const letter: DigestLetter = {
    entries: groups.flatMap((group) => {
      const { kind, createdAt, letter: sealed } = group.at(-1)!;
      const opened = openLetter(app.secret, sealed);
      return opened ? [{ kind, createdAt, letter: opened }] : [];
    }),
  };
  await endHeld(transaction, idsOf(folded), 'folded');
  if (letter.entries.length === 0) return;
  const mail = {
    kind: digest.kind,
    recipient: first.recipient,
    letter,
    ...(digest.bookingId !== null && { bookingId: digest.bookingId }),
    causedBy: first.causeUserId ?? undefined,
  };
  const cause = { address: first.causeAddress ?? undefined };
  const [id] = await insertMails(transaction, [mail], { cause, now, secret: app.secret });
  await letMailsOut(transaction, [id!], { now, isSent: app.config.smtpUrl !== undefined });
}

function isTooLate({ createdAt, expiresAt }: HeldMail, now: number): boolean {
  return createdAt <= now - heldFor || (expiresAt !== null && expiresAt <= now);
}

const idsOf = (mails: readonly WaitingMail[]) => mails.map(({ id }) => id);
