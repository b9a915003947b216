import { useRef, useState, type SubmitEvent } from 'react';
import type { EpochMs } from '#kernel/time';
import { ApiError } from '#web/api/error.ts';
import type { BookedOpening } from '../openings/booked-opening.ts';
import { readSeriesDates, type SeriesDates } from '../book/series-dates.ts';
import { readTyped, seriesWords, type Typed } from '../book/typed.ts';
import { errorsByControl, wishOf } from '../book/wish-of.ts';
import type { Due } from '../book/due.ts';
import type { Booking } from '../queries.ts';
import { isAdditionGone, isServiceGone } from './is-service-gone.ts';
import { useHold } from './use-hold.ts';
import { usePreview } from './use-preview.ts';
import { useRequestBooking } from './use-request-booking.ts';

export interface BookingFormOptions {
  /** False once the sheet is closed. */
  readonly active: boolean;
  readonly artistId: number;
  readonly serviceId: number | undefined;
  /** Had in the same visit. */
  readonly additionIds: readonly number[];
  readonly chosen: EpochMs | undefined;
  readonly onChosen: (at: EpochMs | undefined) => void;
  /** The dates that are shown of a series. */
  readonly preview: PreviewedSeries | undefined;
  readonly onPreview: (preview: PreviewedSeries | undefined) => void;
  /** The opening that is booked at a time. */
  readonly openingOf: (start: EpochMs) => BookedOpening | undefined;
  /** As shown. */
  readonly total: number | undefined;
  /** What is due now, as shown; of a series it is for its first visit. */
  readonly due: Due | undefined;
  /** The version of the terms that are shown. */
  readonly policyVersion: number | undefined;
  /** What is said to whoever did not agree to them. */
  readonly agreeNeeded: string;
  /** The post that somebody wants to look like. */
  readonly postId?: number | undefined;
  readonly onBooked: (booking: Booking) => void;
  /** A time turned out to be gone: what is shown behind is out of date. */
  readonly onTaken: () => void;
  /** The service is not offered any more: neither is its time. */
  readonly onServiceGone: () => void;
  /** The price that is shown is out of date. */
  readonly onPriceChanged: () => void;
}

/** The dates of a series, and what was typed when they were asked for. */
export interface PreviewedSeries {
  readonly dates: SeriesDates;
  readonly typed: Typed;
}

export interface Taken {
  readonly at: EpochMs;
  /** Nobody took it: what was added to the visit makes it too long for it. */
  readonly longer?: boolean;
  readonly alternatives: readonly EpochMs[];
}

/** What is chosen and typed in the sheet, and what becomes of it. Whatever happens, nothing typed is lost. */
export function useBookingForm({
  active,
  artistId,
  serviceId,
  additionIds,
  chosen,
  onChosen: setChosen,
  preview,
  onPreview: setPreview,
  openingOf,
  postId,
  total,
  due,
  policyVersion,
  agreeNeeded,
  onBooked,
  onTaken,
  onServiceGone,
  onPriceChanged,
}: BookingFormOptions) {
  const [taken, setTaken] = useState<Taken>();
  const longer = useRef(false);
  const [series, setSeries] = useState<string>();
  const [problem, setProblem] = useState<unknown>();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const openingIdAt = (start: EpochMs) => openingOf(start)?.id;
  const hold = useHold({
    active,
    artistId,
    serviceId,
    additionIds,
    openingIdAt,
    onTaken: gone,
    onServiceGone: serviceGone,
  });
  const request = useRequestBooking(hold.settled);
  const previewing = usePreview(hold.settled);

  function gone(at: EpochMs, alternatives: readonly EpochMs[]) {
    setTaken({ at, alternatives, longer: longer.current });
    setChosen(undefined);
    onTaken();
  }

  function serviceGone() {
    hold.forget();
    setChosen(undefined);
    setPreview(undefined);
    onServiceGone();
  }

  /** `again` where the time stays and what is booked becomes another. */
  function choose(at: EpochMs, { again = false } = {}) {
    longer.current = again;
    setChosen(at);
    setTaken(undefined);
    setPreview(undefined);
    setProblem(undefined);
    hold.take(at);
  }

  function failed(error: unknown, at: EpochMs, typed: Typed) {
    if (isServiceGone(error)) {
      serviceGone();
      if (isAdditionGone(error)) setProblem(error);
      return;
    }
    const body = error instanceof ApiError ? (error.body as TakenBody) : undefined;
    const misplaced = errorsByControl(body?.fields);
    const dates = body?.code === 'slot_taken' ? readSeriesDates(body) : undefined;
    if (dates) setPreview({ dates, typed });
    else if (body?.code === 'slot_taken')
      gone(
        at,
        (body.alternatives ?? []).map((other) => Date.parse(other)),
      );
    else if (Object.keys(misplaced).length === 0) setProblem(error);
    if (body?.code === 'price_changed' || body?.code === 'terms_changed') onPriceChanged();
    setErrors(misplaced);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (chosen === undefined || serviceId === undefined || request.isPending) return;
    const typed = readTyped(new FormData(event.currentTarget));
    const wanted = seriesWords(typed);
    setSeries(wanted);
    const booked = { artistId, serviceId, additionIds, postId, openingId: openingIdAt(chosen), start: chosen };
    const shown = { expectedTotal: total, expectedDueNow: due?.now, policyVersion };
    const wish = wishOf({ ...booked, typed, ...shown });
    const settledBefore = preview !== undefined && seriesWords(preview.typed) === wanted;
    setProblem(undefined);
    setErrors({});
    if (wanted && !settledBefore) {
      previewing.mutate(
        { ...wish, skip: [], instead: [] },
        {
          onSuccess: (answer) => setPreview({ dates: readSeriesDates(answer)!, typed }),
          onError: (error) => failed(error, chosen, typed),
        },
      );
      return;
    }
    if (!wanted) setPreview(undefined);
    if (due?.asks && !typed.agreed) {
      const unticked = { agreed: agreeNeeded };
      setErrors(unticked);
      // A code that does not count is said along, and not only after the tick.
      const say = ({ codeProblem }: { codeProblem: string | null }) =>
        codeProblem && setErrors({ ...unticked, offerCode: codeProblem });
      if (typed.offerCode.trim()) previewing.mutate(wish, { onSuccess: say });
      return;
    }
    request.mutate(wish, {
      onSuccess: (booking) => {
        hold.forget();
        onBooked(booking);
      },
      onError: (error) => failed(error, chosen, typed),
    });
  }

  /** What the next press does: a series is booked once its very dates were shown. */
  function nextStep() {
    if (series === undefined) return 'book' as const;
    return preview && seriesWords(preview.typed) === series ? ('bookSeries' as const) : ('showDates' as const);
  }

  return {
    step: nextStep(),
    /** Of any field; without a form there is no series to choose. */
    changed: (fields?: HTMLFormElement) => setSeries(fields && seriesWords(readTyped(new FormData(fields)))),
    chosen,
    choose,
    taken,
    preview,
    problem,
    errors,
    hold,
    submit,
    isBusy: request.isPending || previewing.isPending,
  };
}

/** The refusal of a time; of a series with all of its dates. */
type TakenBody = ApiError['body'] & Parameters<typeof readSeriesDates>[0];
