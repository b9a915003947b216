import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { browserApi } from '#web/api/browser.ts';
import { sentenceOf } from '#web/api/error.ts';
import { Field } from '#web/ui/field.tsx';
import { MagnifyingGlassIcon } from '#web/ui/icons.ts';
import { LongList } from '#web/ui/long-list.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Select } from '#web/ui/select.tsx';
import { PersonSkeleton } from '#web/ui/skeleton.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useSettled } from '#web/ui/use-settled.ts';
import { useSteady } from '#web/ui/use-steady.ts';
import { usersQuery, type WantedUsers } from './queries.ts';
import { UserRow } from './user-row.tsx';

const states = ['all', 'suspended', 'admins'] as const;

/** Everybody with an account, found by name, username or address. */
export function UserList({ now }: { now: number }) {
  const t = useTranslations('admin');
  const [typed, setTyped] = useState('');
  const [state, setState] = useState<NonNullable<WantedUsers['state']>>('all');
  const q = useSettled(typed.trim());
  const found = useInfiniteQuery({ ...usersQuery(browserApi, { q, state }), placeholderData: keepPreviousData });
  return (
    <>
      <PageHead title={t('sections.users')} />
      <div className="mb-4 grid gap-4 sm:grid-cols-[minmax(0,1fr)_12rem]">
        <Field label={t('users.search')}>
          <TextInput
            type="search"
            lead={<MagnifyingGlassIcon size={20} />}
            maxLength={100}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        <Field label={t('users.show')}>
          <Select value={state} onChange={(event) => setState(event.target.value as typeof state)}>
            {states.map((value) => (
              <option key={value} value={value}>
                {t(`users.states.${value}`)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <LongList
        label={t('sections.users')}
        query={useSteady(found)}
        words={{ loading: t('loading'), failed: t('failed'), tryAgain: t('again'), more: t('more') }}
        sentenceOf={sentenceOf}
        skeleton={<PersonSkeleton />}
        empty={<p className="text-ink-2">{t('users.none')}</p>}
        itemOf={(user) => <UserRow user={user} now={now} />}
        className="divide-y divide-line"
      />
    </>
  );
}
