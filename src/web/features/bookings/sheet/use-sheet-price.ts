import { useState } from 'react';
import type { EpochMs } from '#kernel/time';
import type { ServiceOnWire } from '#modules/catalogue/contract';
import { shownDiscount, type DiscountFacts } from '../book/discount.ts';
import { useCodeWords } from '../book/use-code-words.ts';
import { useOffers } from './use-offers.ts';

export interface SheetPriceOptions {
  readonly artistId: number;
  readonly found: ServiceOnWire | undefined;
  /** Of the artist; undefined while it is asked for. */
  readonly timeZone: string | undefined;
  readonly now: EpochMs;
  /** When the visits are; none where no time is chosen. */
  readonly starts: readonly EpochMs[];
  readonly opening: DiscountFacts['opening'];
}

/** What the chosen service costs at the chosen times, with the code that is typed. */
export function useSheetPrice({ artistId, found, timeZone = 'UTC', now, starts, opening }: SheetPriceOptions) {
  const [code, setCode] = useState('');
  const { offers, refresh } = useOffers(artistId, code);
  const codeWords = useCodeWords();
  const facts = { offers: offers ?? [], timeZone, now, code };
  const { discount, codeProblem } = found ? shownDiscount(found, { ...facts, starts, opening }) : {};
  return {
    facts,
    service: found && { ...found, discount },
    /** Undefined while what is taken off is not known. */
    total: found && offers && found.price - (discount?.amount ?? 0),
    codeApplied: found && codeWords({ code, currency: found.currency, discount, codeProblem }),
    setCode,
    refreshOffers: refresh,
  };
}
