import { useTranslations } from 'use-intl';
import { dotFacts, formatPercent, formatPlainDate, formatPrice, joinFacts } from '#kernel/visit-time';
import type { OfferOnWire } from '#modules/catalogue/contract';
import { nameFont } from '#web/fonts/name-font.ts';
import { namesOfWeekdays } from '#web/ui/names-of-weekdays.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { useOfferChanges } from './use-offer-changes.ts';

export interface OfferRowProps {
  offer: OfferOnWire;
  onEdit: () => void;
  onRemove: () => void;
}

/** One offer in its owner's list. */
export function OfferRow({ offer, onEdit, onRemove }: OfferRowProps) {
  const t = useTranslations('catalogue');
  const { publish } = useOfferChanges();
  const { toast } = useToast();
  const failed = () => toast({ title: t('offers.failed'), look: 'destructive' });
  const off =
    offer.percent === null ? formatPrice(offer.amount ?? 0, offer.currency ?? 'USD') : formatPercent(offer.percent);
  const day = (date: string) => formatPlainDate(date, {});
  const period =
    offer.startsOn && offer.endsOn
      ? t('offers.period', { from: day(offer.startsOn), until: day(offer.endsOn) })
      : offer.startsOn
        ? t('offers.from', { day: day(offer.startsOn) })
        : offer.endsOn && t('offers.until', { day: day(offer.endsOn) });
  const used =
    offer.maxUses === null
      ? t('offers.used', { count: offer.uses ?? 0 })
      : t('offers.usedOf', { count: offer.uses ?? 0, most: offer.maxUses });
  const hidden = <span className="sr-only"> {offer.title}</span>;
  return (
    <li className="flex gap-4 border-b border-line px-4 py-3 last:border-b-0 md:px-5">
      <span className="w-14 shrink-0 pt-0.5 type-figure">{off}</span>
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className={`type-strong ${nameFont(offer.title)}`}>{offer.title}</span>
          {offer.published ? (
            <Badge status={offer.state === 'current' ? 'confirmed' : 'cancelled'}>{t(`offers.${offer.state}`)}</Badge>
          ) : (
            <Badge status="draft">{t('offers.draft')}</Badge>
          )}
        </p>
        <p className="mt-1 type-small text-ink-2 first-letter:uppercase">
          {dotFacts([
            offer.code,
            !offer.listed && t('offers.offPage'),
            offer.weekdays.length > 0 && joinFacts(namesOfWeekdays(offer.weekdays)),
            period,
            used,
          ])}
        </p>
        <div className="-ms-2 flex flex-wrap">
          <Button
            look="plain"
            size="compact"
            className="px-2!"
            busy={publish.isPending}
            onClick={() => publish.mutate({ id: offer.id, published: !offer.published }, { onError: failed })}
          >
            {offer.published ? t('offers.hide') : t('offers.publish')}
            {hidden}
          </Button>
          <Button look="plain" size="compact" className="px-2!" onClick={onEdit}>
            {t('offers.edit')}
            {hidden}
          </Button>
          <Button look="plain" size="compact" className="px-2!" onClick={onRemove}>
            {t('offers.remove')}
            {hidden}
          </Button>
        </div>
      </div>
    </li>
  );
}
