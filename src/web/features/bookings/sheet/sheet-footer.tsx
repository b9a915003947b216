import { useTranslations } from 'use-intl';
import type { EpochMs } from '#kernel/time';
import { calendarDate, formatDateAndTime, formatDay, formatPlainDate, formatTime, zoneCity } from '#kernel/visit-time';
import { Button } from '#web/ui/button.tsx';
import { useViewerZone } from '#web/ui/use-viewer-zone.ts';
import type { Meanwhile } from '../book/meanwhile.ts';
import { MeanwhileLines } from '../book/meanwhile-note.tsx';
import { RequestNote } from '../book/request-note.tsx';
import { startForViewer } from '../visit-of.ts';

export interface SheetFooterProps {
  /** The id of the form that the button sends. */
  form: string;
  chosen: EpochMs | undefined;
  zone: string;
  city: string | null;
  /** Words of the button where something is paid before it counts; the time then stands beside it. */
  pays?: string | undefined;
  /** What one visit costs, in words, where nothing is paid before it counts: its place above has scrolled away. */
  price?: string | undefined;
  /** Its words where nothing is, once a time is chosen. */
  submit: 'book' | 'bookSeries' | 'showDates' | 'move' | 'ask';
  busy: boolean;
  /** What whoever books has themselves then. */
  having: readonly Meanwhile[];
  /** Where it is a request: who answers it, seen at this moment. */
  asks?: { readonly name: string; readonly now: EpochMs } | undefined;
  /** What else can be chosen, where that lies below the times and out of sight. */
  more?: string | undefined;
  /** Of a hold that is about to run out. */
  minutesLeft?: number | undefined;
  onKeep?: () => void;
}

/** The button that repeats the choice, and in a hold's last minutes a way to keep it. */
export function SheetFooter({
  form,
  chosen,
  zone,
  city,
  submit,
  busy,
  pays,
  price,
  having,
  asks,
  more,
  ...hold
}: SheetFooterProps) {
  const { minutesLeft, onKeep } = hold;
  const t = useTranslations('bookings');
  const words = chosen !== undefined && {
    day: (submit === 'bookSeries' ? formatPlainDate : formatDay)(calendarDate(chosen, zone)),
    time: formatTime(chosen, zone),
  };
  const buttonWords = (chosenWords: { day: string; time: string }) =>
    submit === 'showDates' ? t('repeat.showDates') : (pays ?? t(`sheet.submit.${submit}`, chosenWords));
  const busyWords = {
    move: 'sheet.moving',
    ask: 'sheet.moving',
    showDates: 'sheet.loading',
    book: 'book.booking',
    bookSeries: 'book.booking',
  } as const;
  return (
    <>
      <Button
        type="submit"
        form={form}
        look={submit === 'book' || submit === 'bookSeries' ? 'book' : 'action'}
        size="hero"
        className="md:min-w-72"
        disabled={!words}
        busy={busy}
        busyLabel={t(busyWords[submit])}
      >
        {words ? buttonWords(words) : t(submit === 'move' || submit === 'ask' ? 'sheet.noTimeMove' : 'sheet.noTime')}
      </Button>
      <div className="flex min-w-0 grow flex-col justify-center type-small">
        {chosen === undefined ? (
          <p className="text-ink-2">{t('sheet.pickFirst')}</p>
        ) : (
          <>
            {pays && <p className="type-small-strong">{formatDateAndTime(chosen, zone)}</p>}
            {!pays && price && (submit === 'book' || submit === 'bookSeries') && (
              <p className="type-small-strong">{submit === 'book' ? price : t('sheet.priceEach', { price })}</p>
            )}
            {asks && (
              <p className="text-ink-2 lg:hidden">
                <RequestNote {...asks} start={chosen} timeZone={zone} />
              </p>
            )}
            <ForYou at={chosen} zone={zone} city={city} />
            <MeanwhileLines having={having} at={chosen} timeZone={zone} />
            {more && (
              <button
                type="button"
                className="hit-44 self-start type-small-strong link lg:hidden"
                onClick={() => showFields(form)}
              >
                {more}
              </button>
            )}
          </>
        )}
        {minutesLeft !== undefined && (
          <p className="flex flex-wrap items-center gap-x-3">
            <span role="status">{t('sheet.heldFor', { minutes: minutesLeft })}</span>
            <button type="button" className="hit-44 type-small-strong link" onClick={onKeep}>
              {t('sheet.keepIt')}
            </button>
          </p>
        )}
      </div>
    </>
  );
}

function showFields(form: string): void {
  const fields = document.getElementById(form);
  fields?.scrollIntoView({ block: 'start' });
  fields?.querySelector<HTMLElement>('summary, textarea')?.focus({ preventScroll: true });
}

/** "10:30 in London, 05:30 for you", where the reader's clock differs. */
function ForYou({ at, zone, city }: { at: EpochMs; zone: string; city: string | null }) {
  const t = useTranslations('bookings.sheet');
  const time = startForViewer(at, zone, useViewerZone());
  if (!time) return null;
  return <p>{t('forYou', { there: formatTime(at, zone), city: city?.trim() || zoneCity(zone), time })}</p>;
}
