import { useTranslations } from 'use-intl';
import type { ServiceOnWire } from '#modules/catalogue/contract';
import type { Acquaintance } from '#modules/catalogue/rules';
import { dotFacts, formatDuration, formatPrice, inOnePiece, joinFacts } from '#kernel/visit-time';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { PriceBoard, PriceRow } from '#web/ui/price-board.tsx';
import { shownDiscount, type DiscountFacts } from '../book/discount.ts';
import { useAdvanceWords } from './use-advance-words.ts';

export interface ServiceBoardProps {
  services: readonly ServiceOnWire[];
  /** Where booking a service begins; without it nothing can be booked here. */
  hrefOf?: (service: ServiceOnWire) => string;
  /** In a form without script: the address that choosing one posts the form to, so that what was typed goes along. */
  actionOf?: (service: ServiceOnWire) => string;
  /** In a hydrated page: what choosing one does. */
  onChoose?: (service: ServiceOnWire) => void;
  /** What their owner knows of the reader, where that is known. */
  client?: Acquaintance | undefined;
  /** What decides about offers: the prices that they leave stand in the list, with a code also by it. */
  offered?: Omit<DiscountFacts, 'opening'> | undefined;
}

/** What somebody offers, with minutes, price and what is paid in advance, and a Book on every line. */
export function ServiceBoard({ services, hrefOf, actionOf, onChoose, client, offered }: ServiceBoardProps) {
  const t = useTranslations('bookings.pick');
  const advanceWords = useAdvanceWords();
  return (
    <PriceBoard>
      {services.map((service) => {
        const { name, duration, price, currency, description } = service;
        const discount = offered && shownDiscount(service, offered).discount;
        const cost = price - (discount?.amount ?? 0);
        const reduced =
          discount && joinFacts([discount.title, inOnePiece(t('insteadOf', { price: formatPrice(price, currency) }))]);
        const only = service.addOn && t('onlyAdded');
        const terms = [only, reduced, advanceWords({ ...service, discount }, client)].filter(Boolean);
        return (
          <PriceRow
            key={service.id}
            name={name}
            minutes={formatDuration(duration)}
            price={cost === 0 ? t('freeOfCharge') : formatPrice(cost, currency)}
            terms={terms.length > 0 && dotFacts(terms)}
            detail={description}
            action={
              (hrefOf || actionOf || onChoose) &&
              // Its price stays among the others.
              (service.addOn ? (
                <span />
              ) : (
                <BookService
                  service={service}
                  href={hrefOf?.(service)}
                  action={actionOf?.(service)}
                  onChoose={onChoose}
                />
              ))
            }
          />
        );
      })}
    </PriceBoard>
  );
}

interface BookServiceProps {
  service: ServiceOnWire;
  href: string | undefined;
  action: string | undefined;
  onChoose: ServiceBoardProps['onChoose'];
}

function BookService({ service, href, action, onChoose }: BookServiceProps) {
  const t = useTranslations('bookings.pick');
  const words = t.rich('bookService', {
    name: service.name,
    hidden: (chunks) => <span className="sr-only">{chunks}</span>,
  });
  const look = { look: 'book', size: 'compact' } as const;
  if (onChoose) {
    return (
      <Button {...look} onClick={() => onChoose(service)}>
        {words}
      </Button>
    );
  }
  if (action !== undefined) {
    return (
      <Button {...look} type="submit" name="intent" value="swap" formAction={action}>
        {words}
      </Button>
    );
  }
  return href === undefined ? null : (
    <ButtonLink href={href} {...look}>
      {words}
    </ButtonLink>
  );
}
