import { useState } from 'react';
import type { EpochMs } from '#kernel/time';
import type { VisitService } from '../book/additions.ts';
import { shownDiscount, type DiscountFacts } from '../book/discount.ts';
import { daysOf, type SeriesDates } from '../book/series-dates.ts';
import { useCodeWords } from '../book/use-code-words.ts';
import { useOffers } from './use-offers.ts';

export interface SheetPriceOptions {
  readonly artistId: number;
  readonly found: VisitService | undefined;
  /** Of the artist; undefined while it is asked for. */
  readonly timeZone: string | undefined;
  readonly now: EpochMs;
  /** Chosen, of one visit. */
  readonly start: EpochMs | undefined;
  /** The dates that are shown of a series. */
  readonly series: SeriesDates | undefined;
  readonly opening: DiscountFacts['opening'];
}

/** What the chosen service costs at the chosen times, with the code that is typed. */
export function useSheetPrice({ artistId, found, timeZone = 'UTC', now, start, series, opening }: SheetPriceOptions) {
  const [code, setCode] = useState('');
  const { offers, refresh } = useOffers(artistId, code);
  const codeWords = useCodeWords();
  const facts = { offers: offers ?? [], timeZone, now, code };
  const { discount, codeProblem } = found
    ? shownDiscount(found, { ...facts, days: daysOf(series, start, timeZone), opening })
    : {};
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
