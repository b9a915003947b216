import { useTranslations } from 'use-intl';
import { formatPrice } from '#kernel/visit-time';
import type { ServiceOnWire } from '#modules/catalogue/contract';
import { dueNow, type Acquaintance } from '#modules/catalogue/rules';

/** Of whom whatever is asked is asked. */
const whoever: Acquaintance = { came: false, missed: true };

/** "Deposit £20": what a service asks in advance, and of whom, as clients read it; nothing where it asks nothing. */
export function AdvanceLine({ service: { advance, price, currency } }: { service: ServiceOnWire }) {
  const t = useTranslations('advance');
  const due = dueNow([{ price, advance }], { total: price, currency }, whoever);
  if (due === 0) return null;
  const words = { of: advance.prepayFor, amount: formatPrice(due, currency) };
  return <p className="mt-0.5 type-small text-ink-2">{t(due === price ? 'asksAll' : 'asks', words)}</p>;
}
