import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface PriceBoardProps {
  children: ReactNode;
  className?: string;
}

/** A board of services and prices, its columns aligned over all rows. Children are PriceRows. */
export function PriceBoard({ children, className }: PriceBoardProps) {
  return <ul className={classNames('grid grid-cols-[minmax(0,1fr)_auto_auto]', className)}>{children}</ul>;
}

export interface PriceRowProps {
  name: ReactNode;
  /** In words: "90 minutes". */
  minutes?: ReactNode;
  price?: ReactNode;
  /** Under the name: what is to be known of the price. */
  terms?: ReactNode;
  detail?: ReactNode;
  /** One compact button or link. */
  action?: ReactNode;
}

/** Name, dotted leader, minutes, price. What else is to be known stands under both; on a phone the minutes, too. */
export function PriceRow({ name, minutes, price, terms, detail, action }: PriceRowProps) {
  // With nothing between them the dots lead right up to the price.
  const alone = !minutes && !action;
  return (
    <li className="col-span-full grid grid-cols-subgrid items-baseline gap-x-3 border-b border-line py-3.5 last:border-b-0">
      <div
        className={classNames(
          'flex items-baseline-last gap-2 min-w-0 col-start-1',
          alone ? 'col-end-4' : !minutes && !price && 'col-end-3',
        )}
      >
        <span className="type-strong wrap-anywhere">{name}</span>
        {(price || minutes || action) && <span aria-hidden className={leaderClass} />}
        {minutes && <span className="shrink-0 type-small text-ink-2 max-md:hidden">{minutes}</span>}
        {alone && price && <span className="shrink-0 text-end type-figure">{price}</span>}
      </div>
      <div className={classNames('col-start-1 row-start-2 min-w-0', action ? 'col-end-3' : 'col-end-4')}>
        {minutes && <p className="type-small text-ink-2 md:hidden">{minutes}</p>}
        {terms && <p className="type-small text-ink-2">{terms}</p>}
        {detail && (
          <p className="mt-0.5 type-small text-ink-3 measure">
            <bdi>{detail}</bdi>
          </p>
        )}
      </div>
      {!alone && price && (
        <span className={classNames('col-start-2 row-start-1 text-end type-figure', !action && 'col-end-4')}>
          {price}
        </span>
      )}
      {action && <div className="col-start-3 row-span-2 row-start-1 md:ps-2">{action}</div>}
    </li>
  );
}

const leaderClass =
  'h-1 min-w-6 grow bg-[radial-gradient(circle,var(--line-strong)_1px,transparent_1.25px)] bg-[length:6px_4px] bg-repeat-x';
