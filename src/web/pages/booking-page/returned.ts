import type { EpochMs } from '#kernel/time';
import type { OfferOnWire } from '#modules/catalogue/contract';
import type { VisitService } from '#web/features/bookings/book/additions.ts';
import type { ChosenService } from '#web/features/bookings/book/chosen.ts';
import type { Due } from '#web/features/bookings/book/due.ts';
import type { SeriesDates } from '#web/features/bookings/book/series-dates.ts';
import type { Typed } from '#web/features/bookings/book/typed.ts';
import type { BookingPageData } from './load.ts';

/** What the page shows again after a form that did not book: everything typed, and why. */
export interface Returned {
  readonly typed: Typed;
  /** Sentences by form control. */
  readonly errors: Readonly<Record<string, string>>;
  /** The address that was probably meant instead of the typed one. */
  readonly meant?: string | undefined;
  /** What belongs to no control. */
  readonly message?: string | undefined;
  readonly signedOut?: boolean;
  /** This very form has booked before, with something else in it. */
  readonly sentBefore?: boolean;
  /** The terms were not ticked. */
  readonly notAgreed?: boolean;
  readonly taken?: { readonly start: EpochMs; readonly alternatives: readonly EpochMs[] } | undefined;
  readonly preview?: SeriesDates | undefined;
  /** Which series the preview is of, so that a changed one is previewed anew. */
  readonly previewOf?: string | undefined;
  /** What the artist takes off, with what the typed code brings that stands on no page. */
  readonly offers?: readonly OfferOnWire[] | undefined;
  readonly attempt: string;
}

/** What every step of the page is given. */
export type BookingStepProps = Omit<BookingPageData, 'service'> & {
  /** The chosen one, with what an offer takes off. */
  readonly service: (VisitService & ChosenService) | undefined;
  readonly returned?: Returned;
  /** What is paid now and what later. */
  readonly due?: Due | undefined;
  /** What the typed code does. */
  readonly codeApplied?: string | undefined;
  /** Whether the artist looks at their own page. */
  readonly own: boolean;
};
