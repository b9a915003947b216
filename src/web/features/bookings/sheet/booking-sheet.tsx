import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { EpochMs } from '#kernel/time';
import { formatDuration, formatPrice, formatTime, joinFacts } from '#kernel/visit-time';
import { firstPolicy } from '#modules/accounts/rules';
import { freeCancellationUntil } from '#modules/bookings/rules';
import { browserApi } from '#web/api/browser.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useSteady } from '#web/ui/use-steady.ts';
import { ServiceBoard } from '../pick/service-board.tsx';
import { useAcquaintance } from '../pick/use-acquaintance.ts';
import { useAdvanceWords } from '../pick/use-advance-words.ts';
import { isForItsTime, lowerPriceAt } from '../book/discount.ts';
import { ServiceGone } from '../book/service-gone.tsx';
import { nothingTyped, readTyped } from '../book/typed.ts';
import { hoursQuery, type Booking } from '../queries.ts';
import type { AttachedLook } from '../look-line.tsx';
import type { BookedOpening } from '../openings/booked-opening.ts';
import { BookingForm } from './booking-form.tsx';
import { usePriceWords } from '../use-price-words.ts';
import { isServiceGone } from './is-service-gone.ts';
import { SheetBroken, SheetClosed, SheetLoading } from './sheet-states.tsx';
import { SheetDue } from './sheet-due.tsx';
import { SheetAdditions } from './sheet-additions.tsx';
import { SheetFooter } from './sheet-footer.tsx';
import { ChangeService, SheetSide } from './sheet-side.tsx';
import { SheetTimes } from './sheet-times.tsx';
import { Terms } from './terms.tsx';
import { useAddedLater } from './use-added-later.ts';
import { useBookingForm, type PreviewedSeries } from './use-booking-form.ts';
import { useChosenService, type PresetService } from './use-chosen-service.ts';
import { useChosenBefore } from './use-chosen-before.ts';
import { useDue } from './use-due.ts';
import { useMeanwhile } from './use-meanwhile.ts';
import { useTimesWithOpenings } from './use-times-with-openings.ts';
import { useSheetPrice } from './use-sheet-price.ts';

export interface SheetArtist {
  readonly id: number;
  readonly fullName: string;
  readonly city: string | null;
}

/** The sheet asks for a service when none is preset, or one that is no longer offered. */
export interface BookingSheetProps extends PresetService {
  open: boolean;
  onClose: () => void;
  onBooked: (booking: Booking) => void;
  /** Where focus goes when it closes. */
  returnFocus: () => HTMLElement | null;
  artist: SheetArtist;
  /** 1 for Monday to 7 for Sunday: opens on the first free one of these. */
  weekday?: number | undefined;
  /** Chosen beforehand; the sheet opens on its day. */
  at?: EpochMs | undefined;
  /** The post that somebody wants to look like. */
  look?: AttachedLook | undefined;
  /** The opening that is booked: its service, time and price. */
  opening?: BookedOpening | undefined;
  /** It stood when somebody pressed it, and does not any more. */
  openingGone?: boolean;
}

/** Books: service (where none is set), day and time, notes, one press. A sheet on a phone, a dialog on a desk. */
export function BookingSheet({ open, onClose, onBooked, returnFocus, artist, ...preset }: BookingSheetProps) {
  const t = useTranslations('bookings');
  const formId = useId();
  const [now] = useState(Date.now);
  const { services, alone, found, additionIds, serviceGone, isWanted, want, add } = useChosenService(artist.id, preset);
  const hours = useSteady(useQuery(hoursQuery(browserApi, artist.id)));
  const words = usePriceWords();
  const [chosen, setChosen] = useState<EpochMs>();
  const [preview, setPreview] = useState<PreviewedSeries>();
  const [typed, setTyped] = useState(nothingTyped);
  const { opening } = preset;
  const { free, openings, openingOf } = useTimesWithOpenings(
    { artistId: artist.id, serviceId: found?.id, additionIds, availability: hours.data, weekday: preset.weekday },
    opening,
  );
  const booked = openingOf(chosen);
  const { facts, service, total, codeApplied, setCode, refreshOffers } = useSheetPrice({
    artistId: artist.id,
    found,
    timeZone: hours.data?.timeZone,
    now,
    start: chosen,
    series: preview?.dates,
    opening: booked,
  });
  const policy = hours.data?.policy ?? firstPolicy;
  const client = useAcquaintance(artist.id, services.data);
  const advanceWords = useAdvanceWords();
  const { due, refreshDue } = useDue(artist.id, service, hours.data?.policy);
  const form = useBookingForm({
    active: open,
    artistId: artist.id,
    chosen,
    onChosen: setChosen,
    preview,
    onPreview: setPreview,
    serviceId: service?.id,
    additionIds,
    openingOf,
    total,
    due,
    policyVersion: hours.data && policy.version,
    agreeNeeded: t('book.agreeNeeded'),
    postId: preset.look?.postId,
    onBooked,
    onTaken: () => void free.refresh(),
    onServiceGone: () => {
      keepTyped();
      void services.refetch();
    },
    onPriceChanged: () => void Promise.all([refreshOffers(), services.refetch(), hours.refetch(), refreshDue()]),
  });
  // The list may be older than what is offered.
  const timesGone = isServiceGone(free.error);
  const { refetch: refetchServices } = services;
  useEffect(() => {
    if (timesGone) void refetchServices();
  }, [timesGone, refetchServices]);
  useAddedLater(additionIds, form);
  useChosenBefore(opening ? Date.parse(opening.start) : preset.at, free, form.choose);
  const having = useMeanwhile({ start: form.chosen, duration: service?.duration });
  const zone = free.times?.timeZone ?? 'UTC';
  const broken =
    [services, hours].find(({ isError }) => isError) ??
    (free.isBroken && !timesGone ? { refetch: free.refresh } : undefined);
  const held = form.hold.hold;
  // An opening was offered at its very time, and is had at once.
  const asks = hours.data?.autoConfirm === false && !booked;
  const closed = hours.data?.takesBookings === false;
  const repeats = hours.data?.takesSeries !== false;
  const series = repeats && !booked;

  const freeUntil = form.chosen === undefined ? undefined : freeCancellationUntil(policy, form.chosen);
  const timeFixed = isForItsTime(service?.discount);
  const terms = (
    <Terms
      artistName={artist.fullName}
      asks={asks}
      start={form.chosen}
      freeUntil={freeUntil}
      asksNow={due?.asks === true}
      policy={policy}
      timeZone={zone}
      now={now}
      timeFixed={timeFixed}
    />
  );

  /** For the form of another service: it is a new one. */
  function keepTyped() {
    const fields = document.getElementById(formId);
    if (fields instanceof HTMLFormElement) setTyped(readTyped(new FormData(fields)));
  }

  function body() {
    if (broken) return <SheetBroken onRetry={() => void broken.refetch()} />;
    if (!services.data || !hours.data) return <SheetLoading />;
    if (closed) return <SheetClosed name={artist.fullName} />;
    if (!service) {
      const others = alone.length > 0;
      return (
        <>
          {serviceGone && <ServiceGone kept={typed !== nothingTyped} others={others} />}
          {others ? (
            <ServiceBoard services={services.data} offered={facts} client={client} onChoose={({ id }) => want(id)} />
          ) : (
            <p>{t('sheet.nothingOffered', { name: artist.fullName })}</p>
          )}
        </>
      );
    }
    const change = () => {
      keepTyped();
      want(undefined);
    };
    const onChange = alone.length > 1 ? change : undefined;
    const additions = !opening && (
      <SheetAdditions service={service} services={services.data} facts={facts} openings={openings} onChange={add} />
    );
    return (
      <SheetTimes
        free={free}
        duration={service.duration}
        city={artist.city}
        chosen={form.chosen}
        onChoose={form.choose}
        priceAt={(at) => lowerPriceAt(at, service, { ...facts, opening: openingOf(at) })}
        side={
          <SheetSide service={service} advance={advanceWords(service, client)} onChange={onChange}>
            {terms}
          </SheetSide>
        }
        above={onChange && <ChangeService onChange={onChange} />}
        additions={additions}
      >
        <BookingForm
          id={formId}
          form={form}
          typed={typed}
          artistName={artist.fullName}
          service={service}
          zone={zone}
          now={now}
          look={preset.look}
          terms={terms}
          due={(error) =>
            due && (
              <SheetDue
                due={due}
                currency={service.currency}
                visits={preview?.dates.visits.length}
                error={error}
                name={artist.fullName}
                policy={policy}
                freeUntil={freeUntil}
                timeZone={zone}
                now={now}
                asked={asks}
                timeFixed={timeFixed}
              />
            )
          }
          codeApplied={codeApplied}
          onCode={setCode}
          series={series}
          once={repeats && !series}
          onSwap={(at) => {
            free.chooseDayOf(at);
            form.choose(at);
          }}
        />
      </SheetTimes>
    );
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      size="wide"
      returnFocus={returnFocus}
      title={service || (isWanted && !serviceGone) ? t('pick.title') : t('book.chooseService')}
      description={
        service
          ? joinFacts(
              [
                joinFacts([
                  service.name,
                  t('book.with', { name: artist.fullName }),
                  formatDuration(service.duration),
                  words(service),
                ]),
                advanceWords(service, client),
              ],
              undefined,
              '. ',
            )
          : t('book.with', { name: artist.fullName })
      }
      describedInside={service && !closed && !broken && free.times !== undefined}
      closeLabel={t('close')}
      footer={
        service &&
        !closed && (
          <SheetFooter
            form={formId}
            chosen={form.chosen}
            zone={zone}
            city={artist.city}
            submit={form.step}
            pays={
              due && due.now > 0 ? t('book.submitPay', { price: formatPrice(due.now, service.currency) }) : undefined
            }
            price={words(service)}
            more={t(series ? 'sheet.more' : 'sheet.moreOnce')}
            busy={form.isBusy}
            having={having}
            asks={asks ? { name: artist.fullName, now } : undefined}
            minutesLeft={form.hold.minutesLeft}
            onKeep={form.hold.keep}
          />
        )
      }
    >
      {preset.openingGone && <Banner look="warn" title={t('opening.gone')} className="mb-6" />}
      {body()}
      <p role="status" className="sr-only">
        {held && held.at === form.chosen && t('sheet.held', { time: formatTime(held.at, zone) })}
      </p>
    </Dialog>
  );
}
