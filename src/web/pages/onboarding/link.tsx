import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { onboardingMessages } from '#messages/en/onboarding.ts';
import { userKey } from '#web/features/accounts/queries.ts';
import { useUser } from '#web/features/accounts/use-user.ts';
import { AddressSharing } from '#web/features/profiles/address-sharing.tsx';
import { useOrigin } from '#web/features/profiles/use-origin.ts';
import { paths } from '#web/paths.ts';
import { Link } from '#web/ui/link.tsx';
import { StepFrame, useStep } from './step-frame.tsx';

export const meta = () => [{ title: `${onboardingMessages.onboarding.link.title} · Uli` }];

export default function LinkPage() {
  const t = useTranslations('onboarding.link');
  const user = useUser();
  const origin = useOrigin();
  const cache = useQueryClient();
  const { form, ...frame } = useStep('link');
  return (
    <StepFrame {...frame}>
      {user && (
        <form
          id={form.id}
          onSubmit={(event) => {
            event.preventDefault();
            form.onDone();
          }}
          className="grid gap-6"
        >
          <div>
            <p className="rounded-control bg-sunken px-4 py-3.5 type-strong wrap-anywhere" dir="ltr">
              {origin.replace(/^https?:\/\//, '')}
              {paths.publicPage(user)}
            </p>
            <Link href={paths.customUrl} className="mt-1 inline-flex min-h-11 items-center link">
              {t('shorter')}
            </Link>
          </div>
          <AddressSharing user={user} origin={origin} onShared={(saved) => cache.setQueryData(userKey, saved)} />
        </form>
      )}
    </StepFrame>
  );
}
