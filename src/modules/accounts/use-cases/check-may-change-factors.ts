import type { Person } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import type { Executor } from '#platform/database';
import { hasFactor } from '../passkeys.store.ts';

/**
 * An admin changes no factor in a session that lacks the one which their account has: a stolen password would else make a
 * factor of its own. Refuses `second_factor_needed`.
 */
export async function checkMayChangeFactors(executor: Executor, person: Person): Promise<void> {
  if (person.lacksFactor && (await hasFactor(executor, person.id))) throw refuse('second_factor_needed');
}
