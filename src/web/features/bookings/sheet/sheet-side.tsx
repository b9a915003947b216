import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { formatDuration } from '#kernel/visit-time';
import { nameFont } from '#web/fonts/name-font.ts';
import type { ChosenService } from '../book/chosen.ts';
import { usePriceWords } from '../use-price-words.ts';

export interface SheetSideProps {
  service: ChosenService & { readonly description?: string | null };
  /** What is asked in advance, in words. */
  advance?: string | undefined;
  /** The terms, and whether a person confirms. */
  children?: ReactNode;
  /** Another service instead. */
  onChange?: (() => void) | undefined;
}

/** What is being booked, on the left of a desk's sheet. */
export function SheetSide({ service, advance, children, onChange }: SheetSideProps) {
  const words = usePriceWords();
  return (
    <div className="grid gap-3">
      <div>
        <p className={`type-display-s ${nameFont(service.name)}`}>{service.name}</p>
        <p className="mt-1 type-small text-ink-2">{formatDuration(service.duration)}</p>
        <p className="mt-1 type-figure">{words(service)}</p>
        {advance && <p className="mt-1 type-small text-ink-2">{advance}</p>}
      </div>
      {service.description && <p className="type-small text-ink-2">{service.description}</p>}
      {onChange && <ChangeService onChange={onChange} />}
      {children && <div className="grid gap-2 border-t border-line pt-3 type-small text-ink-2">{children}</div>}
    </div>
  );
}

/** Leads back to the choice of a service. */
export function ChangeService({ onChange }: { onChange: () => void }) {
  const t = useTranslations('bookings.book');
  return (
    <button type="button" className="inline-flex min-h-11 items-center self-start type-small link" onClick={onChange}>
      {t('changeService')}
    </button>
  );
}
