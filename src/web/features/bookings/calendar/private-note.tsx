import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { browserApi } from '#web/api/browser.ts';

/** What the professional wrote down about a visit's client; nothing while there is nothing. */
export function PrivateNote({ bookingId }: { bookingId: number }) {
  const t = useTranslations('calendar');
  const { data } = useQuery({
    // The client's own page keeps it under the same name and renews it.
    queryKey: ['clients', 'of', bookingId],
    queryFn: () => browserApi('GET /api/clients/{bookingId}', { params: { bookingId } }),
    staleTime: 0,
  });
  if (!data?.note) return null;
  return (
    <div className="rounded-control bg-sunken p-3">
      <p className="type-small-strong">{t('privateNote')}</p>
      <p dir="auto" className="whitespace-pre-line">
        {data.note}
      </p>
    </div>
  );
}
