import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
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

const addressFormId = 'address';

export default function LinkPage() {
  const t = useTranslations('onboarding.link');
  const user = useUser();
  const origin = useOrigin();
  const cache = useQueryClient();
  const { form, ...frame } = useStep('link');
  const finishes = useRef(false);
  const keep = (saved: OwnUser) => cache.setQueryData(userKey, saved);
  function keepAddress(saved: OwnUser) {
    keep(saved);
    form.onUnsaved(false);
    if (finishes.current) form.onDone();
  }
  // An address that was typed is kept first: whoever finishes means it.
  function finish() {
    const address = document.querySelector<HTMLFormElement>(`#${addressFormId}`);
    finishes.current = frame.guarded;
    if (!frame.guarded || !address) return form.onDone();
    // Where it is refused the reason is in sight.
    address.closest('details')!.open = true;
    address.requestSubmit();
  }
  return (
    <StepFrame {...frame}>
      <form
        id={form.id}
        onSubmit={(event) => {
          event.preventDefault();
          finish();
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
                <AddressForm
                  id={addressFormId}
                  user={user}
                  origin={origin}
                  onSaved={keepAddress}
                  onTyped={(typed) => {
                    form.onUnsaved(typed);
                    finishes.current = false;
                  }}
                />
              </IntlProvider>
            </Disclosure>
          </div>
          <AddressSharing user={user} origin={origin} onShared={keep} />
        </div>
      )}
    </StepFrame>
  );
}
