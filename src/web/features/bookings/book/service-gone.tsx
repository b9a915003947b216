import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { arrivalFocus } from '#web/ui/arrival-focus.ts';
import { Banner } from '#web/ui/banner.tsx';

export interface ServiceGoneProps {
  /** Somebody was about to book it, and what they typed stays. Then it takes focus. */
  kept: boolean;
  /** Whether there is another one to choose. */
  others: boolean;
}

/** Says that the chosen service is not offered any more. */
export function ServiceGone({ kept, others }: ServiceGoneProps) {
  const t = useTranslations('bookings.book');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  if (!kept) {
    return (
      <Banner look="warn" title={t('serviceGone')} className="mb-6">
        {others && t('serviceGoneOther')}
      </Banner>
    );
  }
  return (
    <div ref={place} {...arrivalFocus} className="mb-6 outline-none">
      <Banner look="danger" role="alert" title={t('serviceGone')}>
        {t(others ? 'serviceGoneKept' : 'serviceGoneNone')}
      </Banner>
    </div>
  );
}
