import { useTranslations } from 'use-intl';
import { formatPercent, formatPlainDate, formatPrice, joinFacts, joinWords } from '#kernel/visit-time';
import type { OfferOnWire, ServiceOnWire } from '#modules/catalogue/contract';
import { namesOfWeekdays } from '#web/ui/names-of-weekdays.ts';
import { AppointmentCard } from '#web/ui/appointment-card.tsx';
import { TagIcon } from '#web/ui/icons.ts';

export interface OfferTicketsProps {
  offers: readonly OfferOnWire[];
  /** To name the services that an offer is for. */
  services: readonly Pick<ServiceOnWire, 'id' | 'name'>[];
  /** Epoch milliseconds. */
  now: number;
  /** Of a ticket's title: one under the heading above the tickets. */
  headingLevel?: 'h2' | 'h3';
}

/** What somebody takes off, one ticket each: how much, for what, until when, and the code if it has one. */
export function OfferTickets({ offers, services, now, headingLevel: Heading = 'h3' }: OfferTicketsProps) {
  const t = useTranslations('profiles');
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
      {offers.map((offer) => {
        const names = services.filter(({ id }) => offer.serviceIds.includes(id)).map(({ name }) => name);
        return (
          <li key={offer.id}>
            <AppointmentCard
              time={
                <span className="text-[1.375rem] leading-6">
                  <OffWords offer={offer} />
                </span>
              }
              className="h-full"
            >
              <Heading className="type-display-s">{offer.title}</Heading>
              {offer.description && <p className="mt-1 text-ink-2 measure">{offer.description}</p>}
              {(names.length > 0 || offer.serviceIds.length === 0) && (
                <p className="mt-1 type-small text-ink-2">
                  {names.length > 0 ? t('forServices', { services: joinFacts(names) }) : t('forAllServices')}
                </p>
              )}
              {offer.weekdays.length > 0 && (
                <p className="mt-1 type-small text-ink-2">
                  {t('onDays', { days: joinWords(namesOfWeekdays(offer.weekdays)) })}
                </p>
              )}
              {offer.endsOn && (
                <p className="mt-1 type-small text-ink-2">
                  {t('until', { day: formatPlainDate(offer.endsOn, { now }) })}
                </p>
              )}
              <p className="mt-1 type-small text-ink-2">{t(offer.code ? 'typeCode' : 'takenOff')}</p>
              {offer.code && (
                <p className="mt-3 inline-flex items-center gap-2 rounded-pill bg-sunken px-3 py-1 type-small-strong">
                  <TagIcon size={16} aria-hidden />
                  {t('code', { code: offer.code })}
                </p>
              )}
            </AppointmentCard>
          </li>
        );
      })}
    </ul>
  );
}

/** "20% off", "$10 off". */
export function OffWords({ offer }: { offer: Pick<OfferOnWire, 'percent' | 'amount' | 'currency'> }) {
  const t = useTranslations('profiles');
  return offer.percent === null
    ? t('amountOff', { amount: formatPrice(offer.amount ?? 0, offer.currency ?? 'USD') })
    : t('percentOff', { percent: formatPercent(offer.percent) });
}
