import { useTranslations } from 'use-intl';
import { formatDate, formatPrice, joinFacts } from '#kernel/visit-time';
import type { ClientCard } from './queries.ts';

export interface ClientFactsProps {
  client: ClientCard;
  /** Of the professional. */
  timeZone: string;
  /** Epoch milliseconds. */
  now: number;
}

/** How often they came, what that came to, and since when. */
export function ClientFacts({ client: { visits, noShows, spent, firstVisit }, timeZone, now }: ClientFactsProps) {
  const t = useTranslations('clients.facts');
  const facts = [
    { name: t('visits'), figure: String(visits) },
    { name: t('missed'), figure: String(noShows) },
    ...(spent.length > 0
      ? [{ name: t('spent'), figure: joinFacts(spent.map(({ amount, currency }) => formatPrice(amount, currency))) }]
      : []),
    ...(firstVisit ? [{ name: t('since'), figure: formatDate(Date.parse(firstVisit), timeZone, { now }) }] : []),
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 border-y border-line py-4 md:grid-cols-4">
      {facts.map(({ name, figure }) => (
        <div key={name} className="flex flex-col-reverse justify-end">
          <dt className="type-small text-ink-2">{name}</dt>
          <dd className="type-figure">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
