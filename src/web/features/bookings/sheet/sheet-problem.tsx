import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError } from '#web/api/error.ts';
import { Button } from '#web/ui/button.tsx';
import { WarningCircleIcon } from '#web/ui/icons.ts';

export interface SheetProblemProps {
  error: unknown;
  /** What to say when nobody knows better. */
  fallback: string;
  /** The id of the form that is sent again. */
  form?: string;
}

/** Why nothing was booked or moved, right above the button; takes focus when it appears. */
export function SheetProblem({ error, fallback, form }: SheetProblemProps) {
  const t = useTranslations('bookings');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const answered = error instanceof ApiError;
  return (
    <div ref={box} role="alert" tabIndex={-1} className="flex gap-3 rounded-control bg-danger-soft p-4">
      <WarningCircleIcon size={24} weight="fill" aria-hidden className="shrink-0 text-danger" />
      <div className="min-w-0">
        <p className="type-strong">{answered ? error.body.message : fallback}</p>
        {!answered && form && (
          <Button type="submit" form={form} look="quiet" size="compact" className="mt-3">
            {t('tryAgain')}
          </Button>
        )}
      </div>
    </div>
  );
}
