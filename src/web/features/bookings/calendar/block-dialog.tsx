import { useId, useState, type ReactNode, type SubmitEvent } from 'react';
import { useTranslations } from 'use-intl';
import { formatClock, parseClock, type PlainDate } from '#kernel/time';
import { formatTime, formatVisit, joinFacts } from '#kernel/visit-time';
import { ApiError, sentenceOf } from '#web/api/error.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DateInput } from '#web/ui/date-input.tsx';
import { Field, FieldError } from '#web/ui/field.tsx';
import { Link } from '#web/ui/link.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { TimeInput } from '#web/ui/time-input.tsx';
import { useToast } from '#web/ui/toast.tsx';
import type { CalendarDay } from './calendar-query.ts';
import { gapsWithin, takenOf, type Span } from './gaps-within.ts';
import { instantOf } from './instant-of.ts';
import { useBlockTime } from './use-blocks.ts';
import { useDay } from './use-day.ts';
import { useFirstWrong } from './use-first-wrong.ts';
import { useInTheWay } from './use-in-the-way.ts';

export interface BlockDialogProps {
  open: boolean;
  /** What it begins with. */
  date: PlainDate;
  /** Minutes on the clock. */
  minutes: number;
  onClose: () => void;
}

/** Keeps time free of bookings: some hours of a day, or the whole of it. */
export function BlockDialog({ open, date, minutes, onClose }: BlockDialogProps) {
  const t = useTranslations('calendar');
  const words = useTranslations('bookings');
  const formId = useId();
  const block = useBlockTime();
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      title={t('block.title')}
      description={t('block.text')}
      closeLabel={words('close')}
      footer={
        <Button type="submit" form={formId} busy={block.isPending} busyLabel={t('block.busy')}>
          {t('block.title')}
        </Button>
      }
    >
      <BlockForm id={formId} date={date} minutes={minutes} block={block} onDone={onClose} />
    </Dialog>
  );
}

interface BlockFormProps extends Pick<BlockDialogProps, 'date' | 'minutes'> {
  id: string;
  block: ReturnType<typeof useBlockTime>;
  onDone: () => void;
}

const hour = 60;
const dayEnd = 1440;

function BlockForm({ id, block, onDone, ...begins }: BlockFormProps) {
  const t = useTranslations('calendar');
  const words = useTranslations('bookings.sheet');
  const { toast } = useToast();
  const [date, setDate] = useState(begins.date);
  const [from, setFrom] = useState(formatClock(begins.minutes));
  const [to, setTo] = useState(formatClock(Math.min(begins.minutes + hour, dayEnd)));
  const [whole, setWhole] = useState(false);
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const { day, calendar, broken, find } = useDay(date);
  const inTheWay = useInTheWay({ calendar });
  const clockWords = (span: Span, zone: string) =>
    t('visit', { start: formatTime(span.start, zone), end: formatTime(span.end, zone) });
  const start = whole ? 0 : parseClock(from);
  const end = whole ? dayEnd : parseClock(to);
  const timesOn = (on: CalendarDay) =>
    start !== undefined && end !== undefined ? { start: instantOf(on, start), end: instantOf(on, end) } : undefined;
  const times = day && timesOn(day);
  // Whoever blocks a morning and meant an afternoon reads it here.
  const outside =
    !whole &&
    times &&
    !day.open.some((open) => Date.parse(open.start) < times.end && times.start < Date.parse(open.end));
  const what = times && times.start < times.end && inTheWay(times);
  const gaps = times && what && calendar ? gapsWithin(times, takenOf(calendar)) : [];
  const problem = block.error && (sayingOf(block.error) ?? words('offlineMove'));
  const { form, lead } = useFirstWrong(block.error);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    setTried(true);
    const found = await find();
    const meant = found && timesOn(found.day);
    if (!meant) return lead();
    block.mutate(
      { ...meant, note: note.trim() },
      {
        onSuccess: () => {
          toast({ title: t('block.done', { when: whenWords(meant, whole, found.timeZone) }) });
          onDone();
        },
      },
    );
  }

  /** One after the other: what is blocked stays so when a later part is refused. */
  async function blockAround(timeZone: string) {
    try {
      for (const gap of gaps) await block.mutateAsync({ ...gap, note: note.trim() });
    } catch {
      // The form says why.
      return;
    }
    toast({ title: t('block.done', { when: joinFacts(gaps.map((gap) => whenWords(gap, false, timeZone))) }) });
    onDone();
  }

  return (
    <form ref={form} id={id} onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
      <Field
        label={t('date')}
        required
        error={tried && (!date || broken) ? t(date ? 'broken' : 'dateMissing') : undefined}
      >
        <DateInput value={date} onChange={setDate} />
      </Field>
      <Checkbox label={t('block.wholeDay')} checked={whole} onChange={(event) => setWhole(event.target.checked)} />
      {!whole && (
        <div className="grid grid-cols-2 items-start gap-3">
          <Field label={t('block.from')} required error={tried && start === undefined ? t('timeMissing') : undefined}>
            <TimeInput value={from} onChange={setFrom} />
          </Field>
          <Field label={t('block.to')} required error={tried && end === undefined ? t('timeMissing') : undefined}>
            <TimeInput value={to} onChange={setTo} after={start} />
          </Field>
        </div>
      )}
      <p role="status" className="type-small text-ink-2 empty:hidden">
        {what ? t('inTheWay', { what }) : outside && t('outsideHours')}
      </p>
      {gaps.length > 0 && calendar && (
        <Button
          look="quiet"
          size="compact"
          className="-mt-2 justify-self-start"
          disabled={block.isPending}
          onClick={() => void blockAround(calendar.timeZone)}
        >
          {t('block.around', { times: joinFacts(gaps.map((gap) => clockWords(gap, calendar.timeZone))) })}
        </Button>
      )}
      <Field label={t('block.note')} optional={t('block.optional')} hint={t('block.noteHint')}>
        <TextInput value={note} maxLength={200} onChange={(event) => setNote(event.target.value)} />
      </Field>
      <p className="type-small text-ink-2">{t.rich('block.longer', { link: overridesLink })}</p>
      <div role="alert">{problem && <FieldError>{problem}</FieldError>}</div>
    </form>
  );
}

const overridesLink = (words: ReactNode) => (
  <Link href={`${paths.settings.availability}#overrides`} className="link">
    {words}
  </Link>
);

/** "Thu 26 Nov", or "Thu 26 Nov, 10:30–11:30". */
function whenWords(times: { start: number; end: number }, whole: boolean, zone: string): string {
  const { date, range } = formatVisit({ ...times, zone });
  return whole ? date : joinFacts([date, range]);
}

function sayingOf(error: unknown): string | undefined {
  return (error instanceof ApiError && error.body.fields?.['end']) || sentenceOf(error);
}
