import type { Person } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import { confirmPassword, type AccountLeaves, type UserRow } from '#modules/accounts';
import { cancelAll, changeArtistTime } from '#modules/bookings';
import type { App } from '#platform/app';
import { hidePerson, isLastAdmin, lockAdmins, lockPerson, readOpenVisits } from '../leaving.store.ts';
import { leavingDays, leavingEnd, type Leaving } from '../rules/index.ts';

const mostShown = 10;

/** What deleting their account would do to somebody now. */
export async function readDeletion(app: App, person: Person) {
  const [visits, lastAdmin] = await Promise.all([
    readOpenVisits(app.database, person.id, { now: app.clock.now(), most: mostShown }),
    isLastAdmin(app.database, person.id),
  ]);
  return { ...visits, lastAdmin, days: leavingDays };
}

/**
 * Begins to delete an account: what is booked is cancelled, nobody sees the person any more, and all their sessions end, in
 * one transaction. Twice is once. Answers when it becomes final.
 */
export async function leave(app: App, person: Person, password: string): Promise<Leaving> {
  return leaveFor(app, await confirmPassword(app, person, password));
}

/** The same where nobody has to show that they are who they say: whoever runs the server asks. */
export function leaveFor(app: App, person: UserRow): Promise<Leaving> {
  const { id, fullName, email, language, timeZone } = person;
  return changeArtistTime(app, id, async (transaction) => {
    // Two last admins who leave at once must not both find the other one still here.
    if (person.isAdmin && (await lockAdmins(transaction)).every((admin) => admin === id)) throw refuse('last_admin');
    const locked = await lockPerson(transaction, id);
    if (!locked) throw refuse('not_signed_in');
    if (locked.leavesAt !== null) return { leavesAt: locked.leavesAt, timeZone };
    const leavesAt = leavingEnd(app.clock.now());
    // Whoever is told of it is still told by whom.
    await cancelAll(app, transaction, id);
    await hidePerson(transaction, id, leavesAt);
    const leaves = { fullName, email, language, timeZone, leavesAt };
    await app.events.record<AccountLeaves>(transaction, 'account.leaves', leaves);
    return { leavesAt, timeZone };
  });
}
