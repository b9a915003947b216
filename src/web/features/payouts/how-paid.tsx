import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useId, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import type { PayoutsOnWire } from '#modules/payouts/contract';
import { payoutCountries } from '#modules/payouts/rules';
import { browserApi } from '#web/api/browser.ts';
import { sentenceOf } from '#web/api/error.ts';
import { Banner } from '#web/ui/banner.tsx';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { PageSection } from '#web/ui/page-section.tsx';
import { lazy } from '#web/ui/lazy.ts';
import { Select } from '#web/ui/select.tsx';
import { useShown } from '#web/ui/use-shown.ts';
import { payoutsQuery } from './queries.ts';

const DisconnectDialog = lazy(async () => ({
  default: (await import('./disconnect-dialog.tsx')).DisconnectDialog,
}));

const disconnectId = 'disconnect-payouts';

export interface HowPaidProps {
  payouts: PayoutsOnWire;
  came: 'returned' | 'again' | undefined;
  language: string;
}

const looks = {
  unfinished: 'warn',
  checked: 'warn',
  held: 'warn',
  connected: 'success',
  disconnected: 'info',
} as const;

/** In person, or by an account at the payment service: how that stands, and what to do next. */
export function HowPaid({ payouts: { account, sandbox }, came, language }: HowPaidProps) {
  const t = useTranslations('payouts');
  const formId = useId();
  const queries = useQueryClient();
  const [country, setCountry] = useState(account?.country ?? countryOf(language));
  const leave = useMutation({
    mutationFn: (to: 'connect' | 'dashboard') =>
      to === 'connect'
        ? browserApi('POST /api/payouts', { body: { country } })
        : browserApi('POST /api/payouts/dashboard'),
    onSuccess: ({ url }) => globalThis.location.assign(url),
  });
  const refresh = useMutation({
    mutationFn: () => browserApi('POST /api/payouts/refresh'),
    onSuccess: (now) => queries.setQueryData(payoutsQuery(browserApi).queryKey, now),
  });
  // Whoever comes back from the payment service may be faster than what it tells us.
  const asks = came === 'returned';
  const { mutate: ask, isIdle } = refresh;
  useEffect(() => {
    if (asks && isIdle) ask();
  }, [asks, isIdle, ask]);
  const state = account?.state;
  const choosing = state === undefined || state === 'unfinished' || state === 'disconnected';
  const leaving = useShown<true>();
  const failed = leave.error ?? refresh.error;
  return (
    <PageSection id="payouts" title={t('how')} text={state ? undefined : t('inPerson')}>
      <div className="grid gap-5">
        {failed && <Banner look="danger" role="alert" title={sentenceOf(failed) ?? t('failed')} />}
        {came === 'again' && state !== 'connected' && <Banner look="warn" title={t('again')} />}
        {state && (
          <Banner look={looks[state]} role="status" title={t(`state.${state}`)}>
            {t(`stateText.${state}`)}
          </Banner>
        )}
        {choosing && (
          <form
            id={formId}
            className="grid gap-5"
            onSubmit={(event) => {
              event.preventDefault();
              leave.mutate('connect');
            }}
          >
            <Field label={t('country')} hint={t('countryHint')}>
              <Select value={country} onChange={(event) => setCountry(event.target.value)}>
                <Countries language={language} chosen={country} />
              </Select>
            </Field>
          </form>
        )}
        <div className="flex flex-wrap gap-3">
          {choosing && (
            <Button type="submit" form={formId} busy={leave.isPending} busyLabel={t('opening')}>
              {state === 'unfinished' ? t('goOn') : t('connect')}
            </Button>
          )}
          {state === 'checked' && (
            <Button busy={leave.isPending} busyLabel={t('opening')} onClick={() => leave.mutate('connect')}>
              {t('goOn')}
            </Button>
          )}
          {state === 'connected' && (
            <ButtonLink href={paths.settings.services} look="quiet">
              {t('services')}
            </ButtonLink>
          )}
          {state && state !== 'unfinished' && (
            <Button
              look="quiet"
              busy={leave.isPending}
              busyLabel={t('opening')}
              onClick={() => leave.mutate('dashboard')}
            >
              {t('dashboard')}
            </Button>
          )}
        </div>
        {!choosing && (
          <Button
            id={disconnectId}
            look="plain"
            className="-ms-5 -mt-3 justify-self-start"
            onClick={() => leaving.show(true)}
          >
            {t('disconnect.open')}
          </Button>
        )}
        <Suspense>
          {leaving.value && (
            <DisconnectDialog
              key={leaving.turn}
              open={leaving.open}
              onClose={leaving.hide}
              returnFocus={() => document.getElementById(disconnectId) ?? document.getElementById('main')}
            />
          )}
        </Suspense>
        {sandbox && <p className="type-small text-ink-2">{t('sandbox')}</p>}
      </div>
    </PageSection>
  );
}

function Countries({ language, chosen }: { language: string; chosen: string }) {
  // Server and browser do not name every country alike, so the names wait until the page is alive.
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!alive) return <option value={chosen}>{chosen}</option>;
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const named = payoutCountries.map((code) => ({ code, name: names.of(code) ?? code }));
  return named
    .toSorted((one, other) => one.name.localeCompare(other.name, language))
    .map(({ code, name }) => (
      <option key={code} value={code}>
        {name}
      </option>
    ));
}

/** Nothing to wait for. */
const never = () => () => {};

/** The country of a language tag such as `en-GB`, where payouts reach it. */
function countryOf(language: string): string {
  const region = new Intl.Locale(language).maximize().region ?? 'US';
  return payoutCountries.includes(region) ? region : 'US';
}
