import type { Person } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import type { Executor } from '#platform/database';
import { hasFactor } from '../passkeys.store.ts';

/**
 * An admin cannot change factors in a session that lacks the account's factor: otherwise an attacker with a stolen password
 * could add their own. Refuses `second_factor_needed`.
 */
export async function checkMayChangeFactors(executor: Executor, person: Person): Promise<void> {
  if (person.lacksFactor && (await hasFactor(executor, person.id))) throw refuse('second_factor_needed');
}
