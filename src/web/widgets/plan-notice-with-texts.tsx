import { IntlProvider } from 'use-intl';
import { readerLocale } from '#kernel/language';
import { planMessages } from '#messages/en/plan.ts';
import { PlanNotice } from '#web/features/subscriptions/plan-notice.tsx';

/** The notice with its texts, which travel with it alone. */
export function PlanNoticeWithTexts({ timeZone }: { timeZone: string }) {
  return (
    <IntlProvider locale={readerLocale()} messages={planMessages} timeZone="UTC">
      <PlanNotice timeZone={timeZone} />
    </IntlProvider>
  );
}
