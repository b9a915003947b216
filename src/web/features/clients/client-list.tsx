import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { dotFacts, formatDate } from '#kernel/visit-time';
import { browserApi } from '#web/api/browser.ts';
import { sentenceOf } from '#web/api/error.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { MagnifyingGlassIcon } from '#web/ui/icons.ts';
import { LongList } from '#web/ui/long-list.tsx';
import { PersonRow } from '#web/ui/person-row.tsx';
import { PersonSkeleton } from '#web/ui/skeleton.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useSettled } from '#web/ui/use-settled.ts';
import { useSteady } from '#web/ui/use-steady.ts';
import { clientName, clientPhoto } from './shown-client.ts';
import { clientsQuery, type Client } from './queries.ts';

export interface ClientListProps {
  /** Of the professional. */
  timeZone: string;
  /** Epoch milliseconds. */
  now: number;
}

/** Everybody who booked, found by what is typed. */
export function ClientList(shown: ClientListProps) {
  const t = useTranslations('clients');
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim());
  const query = useSteady(useInfiniteQuery(clientsQuery(browserApi, search)));
  return (
    <>
      <Field label={t('search')} hint={t('searchHint')}>
        <TextInput
          type="search"
          value={typed}
          maxLength={120}
          autoComplete="off"
          lead={<MagnifyingGlassIcon size={20} aria-hidden />}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <LongList
        label={t('title')}
        query={query}
        words={{ loading: t('loading'), failed: t('failed'), tryAgain: t('tryAgain'), more: t('more') }}
        sentenceOf={sentenceOf}
        skeleton={<PersonSkeleton />}
        empty={
          search === '' ? (
            <EmptyState
              title={t('none')}
              action={<ButtonLink href={paths.calendar({ add: 'book' })}>{t('writeIn')}</ButtonLink>}
            >
              {t('noneText')}
            </EmptyState>
          ) : (
            <p className="py-4 text-ink-2">{t('notFound', { search })}</p>
          )
        }
        itemOf={(client) => <ClientRow client={client} {...shown} />}
        className="mt-4 divide-y divide-line"
      />
    </>
  );
}

function ClientRow({ client, timeZone, now }: ClientListProps & { client: Client }) {
  const t = useTranslations('clients');
  const { visits, noShows, nextVisit, lastVisit } = client;
  const day = (at: string) => formatDate(Date.parse(at), timeZone, { now });
  const when = nextVisit ? t('next', { day: day(nextVisit) }) : lastVisit && t('last', { day: day(lastVisit) });
  return (
    <PersonRow
      size="small"
      className="py-3"
      name={clientName(client)}
      href={paths.client(client.id)}
      photo={clientPhoto(client)}
      profession={dotFacts([t('visits', { count: visits }), noShows > 0 && t('missed', { count: noShows }), when])}
    />
  );
}
