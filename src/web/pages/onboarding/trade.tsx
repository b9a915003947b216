import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { OwnUser } from '#modules/accounts/contract';
import { onboardingMessages } from '#messages/en/onboarding.ts';
import { browserApi } from '#web/api/browser.ts';
import { userKey } from '#web/features/accounts/queries.ts';
import { useUser } from '#web/features/accounts/use-user.ts';
import { bodyOf, draftOf } from '#web/features/availability/draft.ts';
import { ownHoursQuery } from '#web/features/availability/queries.ts';
import { useSetAvailability } from '#web/features/availability/use-set-availability.ts';
import { ZoneChoice } from '#web/features/availability/zone-choice.tsx';
import { personQuery } from '#web/features/profiles/queries.ts';
import { TradeForm } from '#web/features/profiles/trade-form.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { StepFrame, useStep } from './step-frame.tsx';

export const meta = () => [{ title: `${onboardingMessages.onboarding.trade.title} · Uli` }];

export default function TradePage() {
  const user = useUser();
  const { data: hours } = useQuery({ ...ownHoursQuery(browserApi, user?.id ?? 0), enabled: user !== null });
  return user && hours && <Trade user={user} hours={hours} />;
}

type Hours = Parameters<typeof draftOf>[0];

function Trade({ user, hours }: { user: OwnUser; hours: Hours }) {
  const t = useTranslations('availability.editor');
  const { toast } = useToast();
  const cache = useQueryClient();
  const setting = useSetAvailability(user.id);
  const { form, ...frame } = useStep('trade');
  const { onDone, ...told } = form;
  const confirmed = hours.zoneConfirmed ?? false;
  const zone = { name: confirmed ? hours.timeZone : user.timeZone, confirmed };

  /** The hours are by the clock that was chosen beside the place. */
  async function confirmZone(timeZone: string) {
    if (confirmed && hours.timeZone === timeZone) return;
    const { stranded } = await setting.save(bodyOf({ ...draftOf(hours), timeZone }));
    if (stranded.count > 0) toast({ title: t('strandedTitle', { count: stranded.count }) });
  }

  return (
    <StepFrame {...frame}>
      <TradeForm
        {...told}
        user={user}
        zone={zone}
        zoneField={(field) => <ZoneChoice {...field} before={zone} />}
        onSaved={async (saved) => {
          cache.setQueryData(userKey, saved);
          void cache.invalidateQueries(personQuery(browserApi, user.id));
          await confirmZone(saved.timeZone);
          onDone();
        }}
      />
    </StepFrame>
  );
}
