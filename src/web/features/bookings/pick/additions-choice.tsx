import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatDuration, formatPrice, joinWords } from '#kernel/visit-time';
import { mostAdditions } from '#modules/catalogue/rules';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { CaretDownIcon, CheckIcon, PlusIcon } from '#web/ui/icons.ts';
import { PriceBoard, PriceRow } from '#web/ui/price-board.tsx';

export interface AdditionsChoiceProps {
  /** What can be added. */
  services: readonly Addable[];
  /** What was added, by id. */
  added: readonly number[];
  /** What one of them costs more; its own price where nobody says. */
  priceOf?: ((service: Addable) => number) | undefined;
  /** Whether they show at once. */
  open?: boolean;
  /** Under them, such as what is not to be had with them. */
  note?: string | false | undefined;
  /** Without script: the address with other additions. */
  hrefOf?: (added: readonly number[]) => string;
  /** In a hydrated page. */
  onChange?: (added: readonly number[]) => void;
}

interface Addable {
  readonly id: number;
  readonly name: string;
  /** Minutes. */
  readonly duration: number;
  readonly price: number;
  readonly currency: string;
}

/** What else may be had in the same visit; quiet until somebody wants something. */
export function AdditionsChoice({
  services,
  added,
  priceOf,
  open: shown,
  note,
  hrefOf,
  onChange,
}: AdditionsChoiceProps) {
  const t = useTranslations('bookings.additions');
  const [open] = useState(shown);
  if (services.length === 0) return null;
  const full = added.length >= mostAdditions;
  const names = services.filter(({ id }) => added.includes(id)).map(({ name }) => name);
  const Mark = names.length > 0 ? CheckIcon : PlusIcon;
  return (
    <>
      <details open={open} className="group">
        <summary className="inline-flex min-h-11 items-center gap-1.5 rounded-control type-small link">
          <Mark size={18} aria-hidden className="shrink-0" />
          {names.length > 0 ? t('added', { names: joinWords(names) }) : t('title')}
          <CaretDownIcon size={18} aria-hidden className="shrink-0 transition-[rotate] group-open:rotate-180" />
        </summary>
        <div className="rounded-control border border-line px-3.5 pb-2">
          <PriceBoard>
            {services.map((service) => {
              const { id, name, duration, price, currency } = service;
              const has = added.includes(id);
              const next = has ? added.filter((each) => each !== id) : [...added, id];
              const words = t.rich(has ? 'remove' : 'add', {
                name,
                hidden: (chunks) => <span className="sr-only">{chunks}</span>,
              });
              const look = { look: has ? 'plain' : 'quiet', size: 'compact', className: 'w-full' } as const;
              return (
                <PriceRow
                  key={id}
                  name={name}
                  minutes={formatDuration(duration)}
                  price={formatPrice(priceOf?.(service) ?? price, currency)}
                  action={
                    (has || !full) &&
                    (hrefOf ? (
                      <ButtonLink {...look} href={hrefOf(next)}>
                        {words}
                      </ButtonLink>
                    ) : (
                      <Button {...look} onClick={() => onChange?.(next)}>
                        {words}
                      </Button>
                    ))
                  }
                />
              );
            })}
          </PriceBoard>
          {full && <p className="pt-2 pb-1 type-small text-ink-2">{t('most', { most: mostAdditions })}</p>}
        </div>
      </details>
      {/* Also while they are folded. */}
      {note && <p className="pt-2 type-small text-ink-2">{note}</p>}
    </>
  );
}
