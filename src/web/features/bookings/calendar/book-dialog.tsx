import { useId, useState, type SubmitEvent } from 'react';
import { useTranslations } from 'use-intl';
import { formatClock, type PlainDate } from '#kernel/time';
import { formatDuration, formatPrice, joinFacts } from '#kernel/visit-time';
import { ApiError } from '#web/api/error.ts';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field, FieldError } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { momentWords } from './calendar-words.ts';
import { ClientFields, nobodyYet, type ClientDraft } from './client-fields.tsx';
import { ServicesBroken, ServicesLoading } from './calendar-states.tsx';
import { useBookForClient, type Comer } from './use-book-for-client.ts';
import { useWhen } from './use-when.ts';
import { WhenFields } from './when-fields.tsx';

/** What the professional offers; drafts are not among it. */
export interface BookableService {
  readonly id: number;
  readonly name: string;
  /** Minutes. */
  readonly duration: number;
  readonly price: number;
  readonly currency: string;
}

/** What can be booked, as far as it is known. */
export interface Services {
  readonly data: readonly BookableService[] | undefined;
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

export interface BookDialogProps {
  open: boolean;
  /** What it begins with; minutes on the clock. */
  date: PlainDate;
  minutes: number;
  services: Services;
  onClose: () => void;
}

/** Writes a visit in for somebody who asked by telephone, by message or in the shop. */
export function BookDialog({ open, services, onClose, ...begins }: BookDialogProps) {
  const t = useTranslations('calendar');
  const words = useTranslations('bookings');
  const formId = useId();
  const book = useBookForClient();
  const { data } = services;
  const hasSome = data !== undefined && data.length > 0;
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      title={t('book.title')}
      description={t('book.text')}
      closeLabel={words('close')}
      footer={
        hasSome && (
          <Button look="book" type="submit" form={formId} busy={book.isPending} busyLabel={t('book.busy')}>
            {t('book.submit')}
          </Button>
        )
      }
    >
      {services.isError && <ServicesBroken onRetry={() => void services.refetch()} />}
      {!data && !services.isError && <ServicesLoading />}
      {hasSome && <BookForm id={formId} {...begins} services={data} book={book} onDone={onClose} />}
      {data?.length === 0 && (
        <EmptyState
          title={t('book.noServices')}
          headingLevel="p"
          action={
            <ButtonLink look="quiet" href={paths.settings.services}>
              {t('book.addServices')}
            </ButtonLink>
          }
        />
      )}
    </Dialog>
  );
}

interface BookFormProps extends Pick<BookDialogProps, 'date' | 'minutes'> {
  id: string;
  services: readonly BookableService[];
  book: ReturnType<typeof useBookForClient>;
  onDone: () => void;
}

function BookForm({ id, date, minutes, services, book, onDone }: BookFormProps) {
  const t = useTranslations('calendar');
  const { toast } = useToast();
  const when = useWhen({ date, time: formatClock(minutes) });
  const [serviceId, setServiceId] = useState(services[0]!.id);
  const [client, setClient] = useState<ClientDraft>(nobodyYet);
  const [notes, setNotes] = useState('');
  const [tried, setTried] = useState(false);
  const service = services.find((each) => each.id === serviceId)!;
  const comer = comerOf(client);
  const refused = refusalOf(book.error);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setTried(true);
    const { at, timeZone } = when;
    if (!comer || at === undefined || timeZone === undefined) return;
    book.mutate(
      { serviceId, at, comer, notes: notes.trim() || null },
      {
        onSuccess: () => {
          toast({ title: t('book.done', { service: service.name, when: momentWords(at, timeZone) }) });
          onDone();
        },
      },
    );
  }

  return (
    <form id={id} onSubmit={submit} noValidate className="grid gap-5">
      <Field label={t('book.service')} required>
        <Select value={serviceId} onChange={(event) => setServiceId(Number(event.target.value))}>
          {services.map((each) => (
            <option key={each.id} value={each.id}>
              {joinFacts([each.name, formatDuration(each.duration), formatPrice(each.price, each.currency)])}
            </option>
          ))}
        </Select>
      </Field>
      <ClientFields
        client={client}
        onChange={setClient}
        errors={{
          name: tried && !comer ? t('book.clientMissing') : refused['guest.fullName'],
          email: refused['guest.email'],
        }}
      />
      <WhenFields when={when} duration={service.duration} tried={tried} refused={refused['date']} />
      <Field label={t('block.note')} optional={t('block.optional')} hint={t('book.noteHint')}>
        <TextInput value={notes} maxLength={2000} onChange={(event) => setNotes(event.target.value)} />
      </Field>
      <div role="alert">{refused['else'] && <FieldError>{refused['else']}</FieldError>}</div>
    </form>
  );
}

function comerOf({ account, name, email, phone }: ClientDraft): Comer | undefined {
  if (account) return { clientId: account.id };
  if (name.trim() === '') return undefined;
  return { guest: { fullName: name.trim(), email: email.trim() || null, phone: phone.trim() || null } };
}

/** What the server says of which field; what belongs to none under `else`. */
function refusalOf(error: unknown): Partial<Record<string, string>> {
  if (!(error instanceof ApiError)) return {};
  const { fields = {}, message } = error.body;
  const shown = ['guest.fullName', 'guest.email', 'date'].some((field) => fields[field]);
  return { ...fields, ...(!shown && { else: Object.values(fields)[0] ?? message }) };
}
