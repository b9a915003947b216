import { useTranslations } from 'use-intl';
import type { Filters } from './filters.ts';

/** Over the results, so that it changes with them: nobody knows where the reader looks, so they see everybody. */
export function PlaceNote({ filters: { near }, known }: { filters: Filters; known: boolean }) {
  const t = useTranslations('explore');
  return (
    <p role="status" className="mb-3 type-small text-ink-2 empty:hidden">
      {near !== '' && !known && t('placeUnknown', { place: near })}
    </p>
  );
}
