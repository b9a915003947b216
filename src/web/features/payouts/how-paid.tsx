import { useMutation } from '@tanstack/react-query';
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
import { useLeaving } from '#web/ui/use-leaving.ts';
import { useShown } from '#web/ui/use-shown.ts';
import { useKnowPayouts } from './use-know-payouts.ts';

const DisconnectDialog = lazy(async () => ({
  default: (await import('./disconnect-dialog.tsx')).DisconnectDialog,
}));

const disconnectId = 'disconnect-payouts';

export interface HowPaidProps {
  payouts: PayoutsOnWire;
  came: 'returned' | 'again' | undefined;
  language: string;
  /** Where the person works; null while nobody knows. */
  home: string | null;
  /** Whether the person's address is verified, which connecting asks for. */
  verified: boolean;
}

const looks = {
  unfinished: 'warn',
  checked: 'warn',
  held: 'warn',
  connected: 'success',
  disconnected: 'info',
} as const;

/** In person, or by an account at the payment service: how that stands, and what to do next. */
export function HowPaid({ payouts: { account, sandbox }, came, language, home, verified }: HowPaidProps) {
  const t = useTranslations('payouts');
  const formId = useId();
  const reasonId = useId();
  const know = useKnowPayouts();
  const [country, setCountry] = useState(account?.country ?? proposedCountry(home, language));
  const { leaving, leave } = useLeaving();
  const go = useMutation({
    mutationFn: (to: 'connect' | 'dashboard') =>
      to === 'connect'
        ? browserApi('POST /api/payouts', { body: { country } })
        : browserApi('POST /api/payouts/dashboard'),
    onSuccess: ({ url }) => leave(url),
  });
  const refresh = useMutation({
    mutationFn: () => browserApi('POST /api/payouts/refresh'),
    onSuccess: know,
  });
  // Whoever comes back from the payment service may be faster than what it tells us.
  const asks = came === 'returned';
  const { mutate: ask, isIdle } = refresh;
  useEffect(() => {
    if (asks && isIdle) ask();
  }, [asks, isIdle, ask]);
  const state = account?.state;
  const choosing = state === undefined || state === 'unfinished' || state === 'disconnected';
  const mayConnect = verified || state === 'unfinished';
  const disconnecting = useShown<true>();
  const away = go.isPending || leaving;
  const failed = go.error ?? refresh.error;
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
              go.mutate('connect');
            }}
          >
            <Field label={t('country')} hint={t('countryHint')}>
              <CountrySelect language={language} chosen={country} onChoose={setCountry} />
            </Field>
          </form>
        )}
        <div className="flex flex-wrap gap-3">
          {choosing && (
            <Button
              type="submit"
              form={formId}
              className="max-md:w-full"
              disabled={!mayConnect}
              aria-describedby={mayConnect ? undefined : reasonId}
              busy={away}
              busyLabel={t('opening')}
            >
              {state === 'unfinished' ? t('goOn') : t('connect')}
            </Button>
          )}
          {state === 'checked' && (
            <Button className="max-md:w-full" busy={away} busyLabel={t('opening')} onClick={() => go.mutate('connect')}>
              {t('goOn')}
            </Button>
          )}
          {state === 'connected' && (
            <ButtonLink href={paths.settings.services} look="quiet" className="max-md:w-full">
              {t('services')}
            </ButtonLink>
          )}
          {state && state !== 'unfinished' && (
            <Button
              look="quiet"
              className="max-md:w-full"
              busy={away}
              busyLabel={t('opening')}
              onClick={() => go.mutate('dashboard')}
            >
              {t('dashboard')}
            </Button>
          )}
        </div>
        {choosing && !mayConnect && (
          <p id={reasonId} className="-mt-3 type-small text-ink-2">
            {t('unverified')}
          </p>
        )}
        {!choosing && (
          <Button
            id={disconnectId}
            look="plain"
            className="-ms-5 -mt-3 justify-self-start"
            onClick={() => disconnecting.show(true)}
          >
            {t('disconnect.open')}
          </Button>
        )}
        <Suspense>
          {disconnecting.value && (
            <DisconnectDialog
              key={disconnecting.turn}
              open={disconnecting.open}
              onClose={disconnecting.hide}
              returnFocus={() => document.getElementById(disconnectId) ?? document.getElementById('main')}
            />
          )}
        </Suspense>
        {sandbox && <p className="type-small text-ink-2">{t('sandbox')}</p>}
      </div>
    </PageSection>
  );
}

interface CountrySelectProps {
  language: string;
  chosen: string;
  onChoose: (country: string) => void;
}

function CountrySelect({ language, chosen, onChoose }: CountrySelectProps) {
  // Server and browser do not name every country alike, so the names wait until the page is alive.
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const named = (alive ? payoutCountries : []).map((code) => ({ code, name: names.of(code) ?? code }));
  return (
    // A new one once the names are there: a select whose only choice goes takes the first of the others.
    <Select key={String(alive)} value={chosen} onChange={(event) => onChoose(event.target.value)}>
      {!alive && <option value={chosen}>{chosen}</option>}
      {named
        .toSorted((one, other) => one.name.localeCompare(other.name, language))
        .map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
    </Select>
  );
}

/** Nothing to wait for. */
const never = () => () => {};

/** Where somebody works, or else the country of a language tag such as `en-GB`; the United States where no payout gets. */
function proposedCountry(home: string | null, language: string): string {
  const region = home ?? new Intl.Locale(language).maximize().region ?? 'US';
  return payoutCountries.includes(region) ? region : 'US';
}
