import { classNames } from './class-names.ts';
import { StarHalfIcon, StarIcon } from './icons.ts';
import { starCount } from './star-count.ts';

export interface StarsProps {
  /** 0 to 5; anything that is not a number shows none. */
  rating: unknown;
  /** Read out: "4.9 of 5". */
  label: string;
  size?: number;
  className?: string;
}

/** A rating as five stars. */
export function Stars({ rating, label, size = 16, className }: StarsProps) {
  const { full, half } = starCount(rating);
  return (
    <span role="img" aria-label={label} className={classNames('inline-flex align-[-0.125em] text-ink', className)}>
      {[1, 2, 3, 4, 5].map((place) => {
        if (place <= full) return <StarIcon key={place} size={size} weight="fill" />;
        if (place === full + 1 && half) return <StarHalfIcon key={place} size={size} weight="fill" />;
        return <StarIcon key={place} size={size} className="text-line-strong" />;
      })}
    </span>
  );
}
