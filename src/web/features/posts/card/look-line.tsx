import { useTranslations } from 'use-intl';
import { comma, formatPrice } from '#kernel/visit-time';
import type { Post } from '../queries.ts';
import { Minutes } from './post-plate.tsx';

/** What is booked here: the service with its minutes and price, or an hour with whoever posted. */
export function LookLine({ service, name }: { service: Post['service']; name: string }) {
  const t = useTranslations('posts.card');
  if (!service) return <p className="min-w-0 text-ink-2">{t('bookWith', { name })}</p>;
  return (
    <div className="min-w-0">
      <p className="type-strong">{service.name}</p>
      <p className="type-small text-ink-2">
        <Minutes minutes={service.duration} />
        {comma()}
        {t.rich('from', {
          price: () => <span className="type-figure text-ink">{formatPrice(service.price, service.currency)}</span>,
        })}
      </p>
    </div>
  );
}
