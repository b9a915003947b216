import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { SettingsOnWire } from '#modules/admin/contract';
import { browserApi } from '#web/api/browser.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { PageSection } from '#web/ui/page-section.tsx';
import { FeaturedSection } from './featured-section.tsx';
import { frontPageQuery, settingsQuery } from './queries.ts';
import { StoriesSection } from './stories-section.tsx';
import { useAsking } from './use-asking.tsx';

/** What admins decide about the place, and what only its environment says. */
export function PlaceSettings() {
  const t = useTranslations('admin');
  const { data: settings, isError, refetch } = useQuery(settingsQuery(browserApi));
  const { data: front } = useQuery(frontPageQuery(browserApi));
  return (
    <>
      <PageHead title={t('sections.settings')} />
      {isError && <ErrorState title={t('failed')} retry={{ label: t('again'), onRetry: () => void refetch() }} />}
      {settings && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
          <Registrations open={settings.registrationsOpen} />
          {front && <FeaturedSection featured={front.featured} />}
          {front && <StoriesSection stories={front.stories} />}
          <Environment environment={settings.environment} />
        </div>
      )}
    </>
  );
}

function Registrations({ open }: { open: boolean }) {
  const t = useTranslations('admin');
  const wished = open ? 'close' : 'open';
  const { ask, dialog } = useAsking<'open' | 'close'>((deed) => ({
    title: t(`place.${deed}.title`),
    text: t(`place.${deed}.text`),
    confirm: t(`place.${deed}.do`),
    danger: deed === 'close',
    aboutNobody: true,
    act: ({ reason }) =>
      browserApi('PATCH /api/admin/settings', { body: { registrationsOpen: deed === 'open', reason } }),
    done: () => ({
      title: t('action.change_settings'),
      description: t(deed === 'open' ? 'place.areOpen' : 'place.areClosed'),
    }),
  }));
  return (
    <PageSection
      id="registrations"
      title={t('place.registrations')}
      text={t(open ? 'place.areOpen' : 'place.areClosed')}
    >
      <Button look={open ? 'danger' : 'quiet'} size="compact" onClick={(event) => ask(wished, event)}>
        {t(`place.${wished}.do`)}
      </Button>
      {dialog}
    </PageSection>
  );
}

function Environment({ environment }: Pick<SettingsOnWire, 'environment'>) {
  const t = useTranslations('admin');
  return (
    <PageSection id="environment" title={t('place.environment')} text={t('place.environmentText')}>
      <dl className="divide-y divide-line">
        {environment.map(({ variable, value, isSet }) => (
          <div key={variable} className="flex flex-wrap items-baseline gap-x-4 py-3.5">
            <dt className="w-full type-strong wrap-anywhere lg:w-56">{variable}</dt>
            <dd className="type-small text-ink-2 wrap-anywhere">
              {value ? <bdi dir="ltr">{value}</bdi> : isSet ? t('place.isSet') : insteadOf(variable, t)}
            </dd>
          </div>
        ))}
      </dl>
    </PageSection>
  );
}

/** What works where nothing is set, so that it does not read as missing. */
function insteadOf(variable: string, t: ReturnType<typeof useTranslations<'admin'>>): string {
  if (variable === 'DATABASE_URL' || variable === 'STRIPE_SECRET_KEY') return t(`place.instead.${variable}`);
  return t('place.isNotSet');
}
