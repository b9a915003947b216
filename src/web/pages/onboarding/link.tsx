import { useQueryClient } from '@tanstack/react-query';
import { IntlProvider, useTranslations } from 'use-intl';
import { readerLocale } from '#kernel/language';
import type { OwnUser } from '#modules/accounts/contract';
import { addressMessages } from '#messages/en/address.ts';
import { onboardingMessages } from '#messages/en/onboarding.ts';
import { userKey } from '#web/features/accounts/queries.ts';
import { useUser } from '#web/features/accounts/use-user.ts';
import { AddressForm } from '#web/features/profiles/address-form.tsx';
import { AddressSharing } from '#web/features/profiles/address-sharing.tsx';
import { useOrigin } from '#web/features/profiles/use-origin.ts';
import { paths } from '#web/paths.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { StepFrame, useStep } from './step-frame.tsx';

export const meta = () => [{ title: `${onboardingMessages.onboarding.link.title} · Uli` }];

export default function LinkPage() {
  const t = useTranslations('onboarding.link');
  const user = useUser();
  const origin = useOrigin();
  const cache = useQueryClient();
  const { form, ...frame } = useStep('link');
  const keep = (saved: OwnUser) => cache.setQueryData(userKey, saved);
  return (
    <StepFrame {...frame}>
      <form
        id={form.id}
        onSubmit={(event) => {
          event.preventDefault();
          form.onDone();
        }}
      />
      {user && (
        <div className="grid gap-6">
          <div>
            <p className="rounded-control bg-sunken px-4 py-3.5 type-strong wrap-anywhere" dir="ltr">
              {origin.replace(/^https?:\/\//, '')}
              {paths.publicPage(user)}
            </p>
            <Disclosure summary={t(user.customUrl ? 'another' : 'shorter')} wide>
              <IntlProvider locale={readerLocale()} messages={addressMessages} timeZone="UTC">
                <AddressForm user={user} origin={origin} onSaved={keep} />
              </IntlProvider>
            </Disclosure>
          </div>
          <AddressSharing user={user} origin={origin} onShared={keep} />
        </div>
      )}
    </StepFrame>
  );
}
