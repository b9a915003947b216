import { useTranslations } from 'use-intl';
import type { ServiceOnWire } from '#modules/catalogue/contract';
import { addedPrice } from '../book/added-price.ts';
import { addableTo, addedTo, type VisitService } from '../book/additions.ts';
import type { DiscountFacts } from '../book/discount.ts';
import { isLostByAdding, type BookedOpening } from '../openings/booked-opening.ts';
import { AdditionsChoice } from '../pick/additions-choice.tsx';

export interface SheetAdditionsProps {
  service: VisitService;
  services: readonly ServiceOnWire[];
  facts: Omit<DiscountFacts, 'opening'>;
  /** Of the artist. */
  openings: readonly BookedOpening[];
  onChange: (added: readonly number[]) => void;
}

/** What else may be had in the visit that is booked, at what it costs more. */
export function SheetAdditions({ service, services, facts, openings, onChange }: SheetAdditionsProps) {
  const t = useTranslations('bookings.additions');
  const added = addedTo(service);
  return (
    <AdditionsChoice
      services={addableTo(service, services)}
      added={added}
      priceOf={(other) => addedPrice(service, other, facts)}
      note={isLostByAdding(openings, { serviceId: service.id, added }) && t('openingAlone')}
      onChange={onChange}
    />
  );
}
