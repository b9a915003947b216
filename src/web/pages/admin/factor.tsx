import { HydrationBoundary, useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { redirect, useLoaderData, useSearchParams } from 'react-router';
import { IntlProvider, useTranslations } from 'use-intl';
import { readerLocale } from '#kernel/language';
import { settingsSecurityMessages } from '#messages/en/settings-security.ts';
import { browserApi } from '#web/api/browser.ts';
import { sentenceOf } from '#web/api/error.ts';
import { loadInBrowser, loadOnServer, type PageQueries } from '#web/api/queries.ts';
import { requireUser } from '#web/features/accounts/require-user.ts';
import { PasskeysSection } from '#web/features/accounts/security/passkeys-section.tsx';
import { securityQuery } from '#web/features/accounts/security/queries.ts';
import { SecondStepSection } from '#web/features/accounts/security/second-step-section.tsx';
import { useUser } from '#web/features/accounts/use-user.ts';
import { Unverified } from '#web/widgets/unverified.tsx';
import { paths } from '#web/paths.ts';
import { safeBack } from '#web/safe-back.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { lazy } from '#web/ui/lazy.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { PageSection } from '#web/ui/page-section.tsx';

const PasskeyLogin = lazy(async () => ({
  default: (await import('#web/features/accounts/passkey-login.tsx')).PasskeyLogin,
}));

export const meta = () => [{ title: `${settingsSecurityMessages.security.factor.title} · Uli` }];

const queries: PageQueries = async (api, { url }) => {
  const user = await requireUser(api, url);
  if (!user.isAdmin) throw redirect(paths.home);
  return [securityQuery(api)];
};

export const loader = loadOnServer(queries);
export const clientLoader = loadInBrowser(queries);

/** Where an admin whose session was begun with a password alone sets up more, or logs in with what they have. */
export default function AdminFactorPage() {
  const data = useLoaderData<typeof loader>();
  return (
    <HydrationBoundary state={data.queries}>
      <IntlProvider locale={readerLocale()} messages={settingsSecurityMessages} timeZone="UTC">
        <Factor />
      </IntlProvider>
    </HydrationBoundary>
  );
}

function Factor() {
  const t = useTranslations('security');
  const [search] = useSearchParams();
  const user = useUser();
  const verified = user?.emailVerified === true;
  const { data: security, error, refetch, dataUpdatedAt } = useQuery(securityQuery(browserApi));
  const back = safeBack(search.get('back'), paths.admin.overview);
  const known = security && (security.secondStep || security.passkeys.length > 0);
  return (
    <div className="page-gutter mx-auto max-w-190 pb-section">
      <PageHead
        title={t('factor.title')}
        subtitle={security?.adminFactorNeeded && t(known ? 'factor.textKnown' : 'factor.text')}
      />
      {error && (
        <ErrorState title={t('failed')} retry={{ label: t('tryAgain'), onRetry: () => void refetch() }}>
          {sentenceOf(error)}
        </ErrorState>
      )}
      {security && !security.adminFactorNeeded && (
        <Banner
          look="success"
          role="status"
          title={t('factor.done')}
          action={<ButtonLink href={back}>{t('factor.goOn')}</ButtonLink>}
        />
      )}
      {security?.adminFactorNeeded && (
        <div className="grid gap-14">
          {user && <Unverified user={user} />}
          {security.passkeys.length > 0 && (
            <PageSection id="with-passkey" title={t('factor.withPasskey')} text={t('factor.withPasskeyText')}>
              <Suspense fallback={<div className="min-h-14" />}>
                <PasskeyLogin onDone={() => location.assign(back)} />
              </Suspense>
            </PageSection>
          )}
          {security.secondStep && (
            <PageSection id="with-code" title={t('factor.withCode')} text={t('factor.withCodeText')}>
              <form method="post" action={paths.logout}>
                <Button type="submit" look="quiet" className="max-md:w-full">
                  {t('factor.logOut')}
                </Button>
              </form>
            </PageSection>
          )}
          {/* With a factor there is no other to add: a password alone makes none. */}
          {!known && <PasskeysSection verified={verified} passkeys={security.passkeys} made={dataUpdatedAt} />}
          {!known && <SecondStepSection verified={verified} security={security} />}
        </div>
      )}
    </div>
  );
}
