import { useState, type SubmitEvent } from 'react';
import { useTranslations } from 'use-intl';
import { minuteMs } from '#kernel/time';
import { formatDuration, formatPrice, formatTime } from '#kernel/visit-time';
import { asBooked, partsOfVisit } from '#modules/bookings/rules';
import { nothingInAdvance } from '#modules/catalogue/rules';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { addableTo, addedTo, visitOfServices } from '../book/additions.ts';
import { AdditionsChoice } from '../pick/additions-choice.tsx';
import type { Booking } from '../queries.ts';
import { clientOf } from '../visit-of.ts';
import { VisitPlate } from '../visit-plate.tsx';
import { ServiceField } from './service-field.tsx';
import { ServicesDialog, type BookableService, type Services } from './services-dialog.tsx';
import { useChangeServices } from './use-change-services.ts';

export interface ChangeDialogProps {
  open: boolean;
  booking: Booking;
  now: number;
  services: Services;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

/** Changes what a booked visit is of, when its client wants something else, or more. */
export function ChangeDialog({ open, booking, now, services, onClose, returnFocus }: ChangeDialogProps) {
  const t = useTranslations('calendar');
  const change = useChangeServices();
  return (
    <ServicesDialog
      open={open}
      title={t('services.title')}
      description={t('services.text')}
      services={services}
      onClose={onClose}
      returnFocus={returnFocus}
      submitOf={(formId) => (
        <Button type="submit" form={formId} busy={change.isPending} busyLabel={t('services.busy')}>
          {t('services.submit')}
        </Button>
      )}
      formOf={(formId, bookable) => (
        <ChangeForm id={formId} booking={booking} now={now} services={bookable} change={change} onDone={onClose} />
      )}
    />
  );
}

interface ChangeFormProps extends Pick<ChangeDialogProps, 'booking' | 'now'> {
  id: string;
  services: readonly BookableService[];
  change: ReturnType<typeof useChangeServices>;
  onDone: () => void;
}

function ChangeForm({ id, booking: current, now, services, change, onDone }: ChangeFormProps) {
  // News may change the visit behind the open form: what is changed is the one that was seen.
  const [booking] = useState(current);
  const t = useTranslations('calendar');
  const [serviceId, setServiceId] = useState(booking.serviceId);
  const [additionIds, setAdditionIds] = useState<readonly number[]>(booking.additions.map((each) => each.serviceId));
  const offered = withBooked(booking, services);
  const first = offered.find((each) => each.id === serviceId)!;
  const visit = visitOfServices(offered, { service: serviceId, added: additionIds })!;
  const added = addedTo(visit);
  const client = clientOf(booking);
  const { timeZone, currency, discount, offerTitle } = booking;
  const until = formatTime(Date.parse(booking.date) + visit.duration * minuteMs, timeZone);
  const price = formatPrice(visit.price, currency);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (await change.change(booking, { serviceId, additionIds: added })) onDone();
  }

  return (
    <form id={id} onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
      <VisitPlate booking={booking} person={client} now={now} />
      <ServiceField services={offered} serviceId={serviceId} onChange={setServiceId} />
      <p role="status" className="-mt-2 type-small">
        {t(discount > 0 ? 'services.takesBeforeOffer' : 'services.takes', {
          duration: formatDuration(visit.duration),
          until,
          price,
          offer: offerTitle ?? t('services.discount'),
        })}
      </p>
      <div role="alert" className="empty:hidden">
        {change.whyNot && (
          // What is added may be a long list: whoever pressed below it looks elsewhere.
          <div ref={(line) => line?.scrollIntoView({ block: 'nearest' })}>
            <FieldError>{change.whyNot}</FieldError>
          </div>
        )}
      </div>
      <AdditionsChoice
        services={addableTo(first, offered)}
        added={added}
        open={added.length > 0}
        onChange={setAdditionIds}
      />
      {client && <p className="type-small text-ink-2">{change.toldOf(booking)}</p>}
    </form>
  );
}

/** What is offered, and what the visit is of, also where that is not offered any more: as it was booked. */
function withBooked(booking: Booking, services: readonly BookableService[]): BookableService[] {
  const { artistId: userId, currency } = booking;
  const booked = { ...booking, serviceName: booking.service.name, duration: booking.service.duration };
  const gone = partsOfVisit(booked).filter((part) => !services.some(({ id }) => id === part.id));
  const kept = gone.map((part) => ({
    ...part,
    userId,
    currency,
    extraGap: 0,
    addOn: false,
    advance: nothingInAdvance,
  }));
  return asBooked(booked, [...services, ...kept]);
}
