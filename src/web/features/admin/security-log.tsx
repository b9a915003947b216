import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { AdminSecurityEventOnWire } from '#modules/admin/contract';
import { browserApi } from '#web/api/browser.ts';
import { Field } from '#web/ui/field.tsx';
import { MagnifyingGlassIcon } from '#web/ui/icons.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useSteady } from '#web/ui/use-steady.ts';
import { AdminList } from './admin-list.tsx';
import { NoneFound } from './none-found.tsx';
import { eventStates, securityEventsQuery } from './queries.ts';
import { useFilters } from './use-filters.ts';

/** The security log, of one person or all and of one kind or all. */
export function SecurityLog({ itemOf }: { itemOf: (event: AdminSecurityEventOnWire) => ReactNode }) {
  const t = useTranslations('admin');
  const tEvents = useTranslations('securityEvents');
  const filters = useFilters(eventStates);
  const { q, state, typed, setTyped, setState, field } = filters;
  const found = useInfiniteQuery({
    ...securityEventsQuery(browserApi, { q, state }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageHead title={t('sections.security')} subtitle={tEvents('adminText')} />
      <div className="mb-4 grid gap-4 md:grid-cols-[minmax(0,1fr)_15.5rem]">
        <Field label={tEvents('person')}>
          <TextInput
            ref={field}
            type="search"
            lead={<MagnifyingGlassIcon size={20} />}
            maxLength={100}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        <Field label={t('users.show')}>
          <Select value={state} onChange={(event) => setState(event.target.value as typeof state)}>
            {eventStates.map((value) => (
              <option key={value} value={value}>
                {value === 'all' ? tEvents('all') : tEvents(`kind.${value}`)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <AdminList
        label={t('sections.security')}
        query={useSteady(found)}
        none={<NoneFound filters={filters} words={tEvents('none')} />}
        itemOf={itemOf}
      />
    </>
  );
}
