import { refuse } from '#kernel/refusal';
import { violatedConstraint } from '#platform/database';
import { translator } from '#platform/messages';
import type { Advance } from '../rules/index.ts';

/** Refuses a deposit that is neither an amount nor a percentage, or both; what is no deposit has none. */
export function checkAdvance(advance: Advance | undefined): void {
  if (!advance) return;
  const { prepay, depositAmount, depositPercent } = advance;
  const given = [depositAmount, depositPercent].filter((value) => value !== null).length;
  if (given !== (prepay === 'deposit' ? 1 : 0))
    throw wrong('advance', prepay === 'deposit' ? 'oneDeposit' : 'noDeposit');
}

/** What becomes of a service; a deposit above its price is refused beside whatever was changed. */
export async function unlessDepositTooHigh<Result>(
  writing: Promise<Result>,
  { advance }: { readonly advance?: Advance | undefined },
): Promise<Result> {
  try {
    return await writing;
  } catch (error) {
    if (violatedConstraint(error) !== 'services_deposit_amount_check') throw error;
    throw wrong(advance ? 'advance.depositAmount' : 'price', 'depositTooHigh');
  }
}

function wrong(field: string, sentence: 'oneDeposit' | 'noDeposit' | 'depositTooHigh') {
  return refuse('invalid', { fields: { [field]: translator()(`advance.${sentence}`) } });
}
