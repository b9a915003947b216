import type { useTranslations } from 'use-intl';
import { formatDate } from '#kernel/visit-time';

/** Until when somebody is suspended, in words; null for good. */
export function suspendedWords(
  t: ReturnType<typeof useTranslations<'admin'>>,
  until: number | null,
  now: number,
): string {
  if (until === null) return t('suspendedFor', { ends: 'no', date: '' });
  return t('suspendedFor', { ends: 'yes', date: formatDate(until, 'UTC', { now }) });
}
