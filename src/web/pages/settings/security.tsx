import { HydrationBoundary, useQuery } from '@tanstack/react-query';
import { useLoaderData } from 'react-router';
import { IntlProvider, useTranslations } from 'use-intl';
import { readerLocale } from '#kernel/language';
import { settingsSecurityMessages } from '#messages/en/settings-security.ts';
import { shellMessages } from '#messages/en/shell.ts';
import { browserApi } from '#web/api/browser.ts';
import { sentenceOf } from '#web/api/error.ts';
import { loadInBrowser, loadOnServer, type PageQueries } from '#web/api/queries.ts';
import { requireUser } from '#web/features/accounts/require-user.ts';
import { useUser } from '#web/features/accounts/use-user.ts';
import { EmailSection } from '#web/features/accounts/security/email-section.tsx';
import { PasskeysSection } from '#web/features/accounts/security/passkeys-section.tsx';
import { PasswordSection } from '#web/features/accounts/security/password-section.tsx';
import { RecentActivity } from '#web/features/accounts/security/recent-activity.tsx';
import { eventsQuery, securityQuery, sessionsQuery } from '#web/features/accounts/security/queries.ts';
import { SecondStepSection } from '#web/features/accounts/security/second-step-section.tsx';
import { SessionList } from '#web/features/accounts/security/session-list.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { PageSection } from '#web/ui/page-section.tsx';
import { LoadingRegion, Skeleton } from '#web/ui/skeleton.tsx';
import { Unverified } from '#web/widgets/unverified.tsx';
import { useSteady } from '#web/ui/use-steady.ts';

export const meta = () => [{ title: `${shellMessages.shell.security} · Uli` }];

const queries: PageQueries = async (api, { url }) => {
  await requireUser(api, url);
  return [securityQuery(api), sessionsQuery(api), eventsQuery(api)];
};

export const loader = loadOnServer(queries);
export const clientLoader = loadInBrowser(queries);

export default function SecurityPage() {
  const data = useLoaderData<typeof loader>();
  return (
    <HydrationBoundary state={data.queries}>
      <IntlProvider locale={readerLocale()} messages={settingsSecurityMessages} timeZone="UTC">
        <SecuritySettings />
      </IntlProvider>
    </HydrationBoundary>
  );
}

function SecuritySettings() {
  const t = useTranslations('security');
  const tEvents = useTranslations('securityEvents');
  const user = useUser();
  const security = useSteady(useQuery(securityQuery(browserApi)));
  return (
    <div className="max-w-190">
      <PageHead title={t('title')} subtitle={t('text')} />
      {security.isPending && (
        <LoadingRegion label={t('loading')} className="grid gap-6">
          <Skeleton className="h-40" />
          <Skeleton className="h-40" />
        </LoadingRegion>
      )}
      {security.error && (
        <ErrorState title={t('failed')} retry={{ label: t('tryAgain'), onRetry: () => void security.refetch() }}>
          {sentenceOf(security.error)}
        </ErrorState>
      )}
      {security.data && user && (
        <div className="grid gap-14">
          <Unverified user={user} />
          <PasskeysSection
            verified={user.emailVerified}
            passkeys={security.data.passkeys}
            made={security.dataUpdatedAt}
          />
          <SecondStepSection verified={user.emailVerified} security={security.data} />
          <PasswordSection owner={user} pendingEmail={security.data.pendingEmail} />
          <EmailSection user={user} security={security.data} />
          <PageSection id="sessions" title={t('sessions.title')} text={t('sessions.text')}>
            <SessionList />
          </PageSection>
          <PageSection id="activity" title={tEvents('title')} text={tEvents('text')}>
            <RecentActivity />
          </PageSection>
        </div>
      )}
    </div>
  );
}
