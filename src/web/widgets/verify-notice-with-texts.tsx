import { IntlProvider } from 'use-intl';
import { readerLocale } from '#kernel/language';
import { verifyMessages } from '#messages/en/verify.ts';
import { VerifyNotice } from '#web/features/accounts/verify-notice.tsx';

/** The notice with its texts, which travel with it alone. */
export function VerifyNoticeWithTexts({ email }: { email: string }) {
  return (
    <IntlProvider locale={readerLocale()} messages={verifyMessages} timeZone="UTC">
      <VerifyNotice email={email} />
    </IntlProvider>
  );
}
