import { IntlProvider } from 'use-intl';
import { readerLocale } from '#kernel/language';
import { authMessages } from '#messages/en/auth.ts';
import { LoginAgain as AskAgain } from './features/accounts/login-again.tsx';
import type { User } from './features/accounts/queries.ts';

/** The question to log in again, with the texts of logging in, which no other page has. */
export function LoginAgain({ user }: { user: User }) {
  return (
    <IntlProvider locale={readerLocale()} messages={authMessages} timeZone="UTC">
      <AskAgain user={user} />
    </IntlProvider>
  );
}
