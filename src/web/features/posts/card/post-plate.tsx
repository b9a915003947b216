import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { comma, formatPrice } from '#kernel/visit-time';
import { Plate } from '#web/ui/photo.tsx';
import type { Post } from '../queries.ts';

export interface PostPlateProps {
  post: Post;
  /** "Tue", when the service is free next. */
  nextFree?: string | undefined;
  /** The Book button; none on one's own. */
  action: ReactNode;
}

/** What can be booked to get this look, over the foot of the picture; without a tagged service the plate holds only the button. */
export function PostPlate({ post, nextFree, action }: PostPlateProps) {
  const t = useTranslations('posts.card');
  const { service } = post;
  if (!service)
    return (
      action && (
        <div className="pointer-events-auto absolute end-3 bottom-3 rounded-card border border-line bg-surface p-2">
          {action}
        </div>
      )
    );
  return (
    <div className="pointer-events-auto absolute inset-x-3 bottom-3">
      <Plate
        title={service.name}
        detail={
          <>
            <Minutes minutes={service.duration} />
            {comma()}
            {t.rich('from', {
              price: () => (
                <span className="type-figure text-[0.9375rem]">{formatPrice(service.price, service.currency)}</span>
              ),
            })}
            {nextFree && (
              <>
                . <span className="inline-block">{t('nextFree', { when: nextFree })}</span>
              </>
            )}
          </>
        }
        action={action}
      />
    </div>
  );
}

/** "90 min", "3 h", "2 h 15 min" */
export function Minutes({ minutes }: { minutes: number }) {
  const t = useTranslations('posts.card');
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours > 0 && rest === 0) return t('hours', { hours });
  return minutes <= 90 ? t('minutes', { minutes }) : t('hoursAndMinutes', { hours, minutes: rest });
}
