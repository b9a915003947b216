import { useState, type SubmitEvent } from 'react';
import { useTranslations } from 'use-intl';
import { formatClock, type EpochMs, type PlainDate } from '#kernel/time';
import { calendarDate, formatPlainDate, inOnePiece, joinFacts } from '#kernel/visit-time';
import { checkSeries, expandSeries } from '#modules/bookings/rules';
import { ApiError } from '#web/api/error.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, FieldError } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { addableTo, addedTo, visitOfServices } from '../book/additions.ts';
import { AdditionsChoice } from '../pick/additions-choice.tsx';
import { RepeatFields } from '../book/repeat-fields.tsx';
import { readSeriesDates } from '../book/series-dates.ts';
import { nothingTyped, readTyped, type Typed } from '../book/typed.ts';
import { errorsByControl, repeatingOf } from '../book/wish-of.ts';
import { momentWords } from './calendar-words.ts';
import { nobodyYet, type ClientDraft } from './client-draft.ts';
import { ClientFields } from './client-fields.tsx';
import { FromFirstGap } from './from-first-gap.tsx';
import type { Begin } from './proposed-begin.ts';
import { SeriesClash } from './series-clash.tsx';
import { ServiceField } from './service-field.tsx';
import { ServicesDialog, type BookableService, type Services } from './services-dialog.tsx';
import { useBookForClient, type Comer } from './use-book-for-client.ts';
import { useFirstWrong } from './use-first-wrong.ts';
import { useWhen, type When } from './use-when.ts';
import { VisitCost } from './visit-cost.tsx';
import { WhenFields } from './when-fields.tsx';

export interface BookDialogProps {
  open: boolean;
  date: PlainDate;
  /** On the clock, where somebody pointed at a time. */
  minutes: number | undefined;
  now: EpochMs;
  services: Services;
  /** Whether the professional has proved their own address. */
  emailVerified: boolean;
  draft: BookDraft | undefined;
  onDraft: (draft: BookDraft | undefined) => void;
  onClose: () => void;
}

/** What is typed of a visit that is not booked yet; it stays when the dialog is closed. */
export interface BookDraft {
  readonly client: ClientDraft;
  readonly notes: string;
}

const emptyDraft: BookDraft = { client: nobodyYet, notes: '' };

/** Writes a visit in for somebody who asked by telephone, by message or in the shop. */
export function BookDialog({ open, services, emailVerified, draft, onDraft, onClose, ...begins }: BookDialogProps) {
  const t = useTranslations('calendar');
  const book = useBookForClient();
  return (
    <ServicesDialog
      open={open}
      title={t('book.title')}
      description={t('book.text')}
      services={services}
      onClose={onClose}
      submitOf={(formId) => (
        <Button look="book" type="submit" form={formId} busy={book.isPending} busyLabel={t('book.busy')}>
          {t('book.submit')}
        </Button>
      )}
      formOf={(formId, bookable) => (
        <FromFirstGap {...begins} duration={bookable[0]!.duration}>
          {(begin) => (
            <BookForm
              id={formId}
              {...begin}
              now={begins.now}
              services={bookable}
              book={book}
              emailVerified={emailVerified}
              draft={draft}
              onDraft={onDraft}
              onDone={onClose}
            />
          )}
        </FromFirstGap>
      )}
    />
  );
}

interface BookFormProps extends Begin, Pick<BookDialogProps, 'emailVerified' | 'draft' | 'onDraft'> {
  id: string;
  now: EpochMs;
  services: readonly BookableService[];
  book: ReturnType<typeof useBookForClient>;
  onDone: () => void;
}

function BookForm({ draft = emptyDraft, ...props }: BookFormProps) {
  const { id, date, minutes, now, services, book, emailVerified, onDraft, onDone } = props;
  const t = useTranslations('calendar');
  const words = useTranslations('bookings.sheet');
  const { toast } = useToast();
  const when = useWhen({ date, time: formatClock(minutes) });
  const [serviceId, setServiceId] = useState(services[0]!.id);
  const [additionIds, setAdditionIds] = useState<readonly number[]>([]);
  const [fullPrice, setFullPrice] = useState(false);
  const [payFirst, setPayFirst] = useState(false);
  const [tried, setTried] = useState(false);
  const { client, notes } = draft;
  const first = services.find((each) => each.id === serviceId)!;
  const service = visitOfServices(services, { service: serviceId, added: additionIds })!;
  const added = addedTo(service);
  const comer = comerOf(client);
  const [repeat, setRepeat] = useState(nothingTyped);
  const dates = datesOf(repeat, when);
  const { fields: refused, byControl } = refusalOf(book.error, words('offline'));
  const clash =
    book.error instanceof ApiError
      ? readSeriesDates(book.error.body as Parameters<typeof readSeriesDates>[0])
      : undefined;
  const { form, lead } = useFirstWrong(book.error);

  async function send(skip: readonly PlainDate[] = []) {
    setTried(true);
    const found = await when.find();
    if (!comer || !found || !form.current) return lead();
    const { at, timeZone } = found;
    const repeating = repeatingOf(readTyped(new FormData(form.current)));
    book.mutate(
      { serviceId, additionIds: added, at, comer, notes: notes.trim() || null, fullPrice, payFirst, repeating, skip },
      {
        onSuccess: ({ visitCount, status }) => {
          const booked = { service: service.name, when: momentWords(at, timeZone) };
          const count = visitCount ?? 1;
          const done = count > 1 ? t('book.doneSeries', { ...booked, count }) : t('book.done', booked);
          toast({ title: status === 'awaiting_payment' ? t('book.doneAsked', booked) : done });
          onDraft(undefined);
          onDone();
        },
      },
    );
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    void send();
  }

  return (
    <form
      ref={form}
      id={id}
      onSubmit={submit}
      // Which dates are taken was said of another series then.
      onInput={({ currentTarget }) => {
        setRepeat(readTyped(new FormData(currentTarget)));
        if (clash) book.reset();
      }}
      noValidate
      className="grid gap-5"
    >
      <ServiceField services={services} serviceId={serviceId} onChange={setServiceId} />
      <AdditionsChoice services={addableTo(first, services)} added={added} onChange={setAdditionIds} />
      <WhenFields
        when={when}
        duration={service.duration}
        tried={tried}
        refused={book.variables && { at: book.variables.at, why: clash ? undefined : refused['date'] }}
      />
      <VisitCost
        {...{ service, now, dates, fullPrice }}
        timeZone={when.timeZone}
        onFullPrice={setFullPrice}
        onPayFirst={setPayFirst}
        payFirstProblem={refused['payFirst']}
      />
      <ClientFields
        client={client}
        emailVerified={emailVerified}
        onChange={(changed) => onDraft({ ...draft, client: changed })}
        errors={{
          name: tried && !comer ? t('book.clientMissing') : refused['guest.fullName'],
          email: refused['guest.email'],
          phone: refused['guest.phone'],
        }}
      />
      <RepeatFields typed={nothingTyped} errors={byControl} first={when.date} footed />
      <p role="status" className="-mt-2 type-small text-ink-2 empty:hidden">
        {dates.length > 1 &&
          t('book.dates', {
            count: dates.length,
            dates: joinFacts(dates.map((day) => inOnePiece(formatPlainDate(day, { now })))),
          })}
      </p>
      <Field label={t('block.note')} optional={t('block.optional')} hint={t('book.noteHint')}>
        <TextInput
          value={notes}
          maxLength={2000}
          onChange={(event) => onDraft({ ...draft, notes: event.target.value })}
        />
      </Field>
      <div role="alert">
        {refused['else'] && <FieldError>{refused['else']}</FieldError>}
        {clash && (
          <SeriesClash visits={clash.visits} now={now} busy={book.isPending} onLeaveOut={(days) => void send(days)} />
        )}
      </div>
    </form>
  );
}

/** The dates of the visit, or of all that repeat it; none while it is not known which. */
function datesOf(typed: Typed, { at, timeZone }: When): PlainDate[] {
  if (at === undefined || timeZone === undefined) return [];
  const repeating = repeatingOf(typed);
  if (!repeating) return [calendarDate(at, timeZone)];
  const { recurringPattern: pattern, recurringInterval: interval } = repeating;
  const end = typed.ends === 'date' ? { endDate: typed.until } : { count: Number(typed.visits) };
  const series = { start: at, timeZone, pattern, interval, ...end };
  return checkSeries(series) ? [] : expandSeries(series).visits.map(({ date }) => date);
}

function comerOf({ account, name, email, phone }: ClientDraft): Comer | undefined {
  if (account) return { clientId: account.id };
  if (name.trim() === '') return undefined;
  return { guest: { fullName: name.trim(), email: email.trim() || null, phone: phone.trim() || null } };
}

/** What the server says of which field, of those of a series by their controls; what belongs to none under `else`. */
function refusalOf(error: unknown, offline: string): Refused {
  if (!(error instanceof ApiError)) return { byControl: {}, fields: error ? { else: offline } : {} };
  const { fields = {}, message } = error.body;
  const byControl = errorsByControl(fields);
  const shown = ['guest.fullName', 'guest.email', 'guest.phone', 'date', 'payFirst'].some((field) => fields[field]);
  const placed = shown || Object.keys(byControl).length > 0;
  return { byControl, fields: { ...fields, ...(!placed && { else: Object.values(fields)[0] ?? message }) } };
}

interface Refused {
  readonly fields: Partial<Record<string, string>>;
  readonly byControl: Readonly<Record<string, string>>;
}
