import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { bookingStates } from '#modules/admin/rules';
import { browserApi } from '#web/api/browser.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { useSteady } from '#web/ui/use-steady.ts';
import { AdminList } from './admin-list.tsx';
import { BookingRow } from './booking-row.tsx';
import { FilterBar } from './filter-bar.tsx';
import { bookingsQuery } from './queries.ts';
import { NoneFound } from './none-found.tsx';
import { useFilters } from './use-filters.ts';

/** What was booked, found by number, service or people. */
export function BookingList({ now }: { now: number }) {
  const t = useTranslations('admin');
  const filters = useFilters(bookingStates);
  const { q, state } = filters;
  const found = useInfiniteQuery({ ...bookingsQuery(browserApi, { q, state }), placeholderData: keepPreviousData });
  return (
    <>
      <PageHead title={t('sections.bookings')} />
      <FilterBar
        list="bookings"
        filters={filters}
        label={t('bookings.search')}
        states={bookingStates.map((value) => ({ value, label: t(`bookings.states.${value}`) }))}
      />
      <AdminList
        label={t('sections.bookings')}
        query={useSteady(found)}
        none={<NoneFound filters={filters} words={t('bookings.none')} />}
        itemOf={(each) => <BookingRow booking={each} now={now} />}
      />
    </>
  );
}
