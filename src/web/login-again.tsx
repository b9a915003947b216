import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { readerLocale } from '#kernel/language';
import { authMessages } from '#messages/en/auth.ts';
import { LoginAgain as AskAgain } from './features/accounts/login-again.tsx';
import { PasswordAgain as AskPassword } from './features/accounts/password-again.tsx';
import type { User } from './features/accounts/queries.ts';

/** The question to log in again, with the texts of logging in, which no other page has. */
export function LoginAgain({ user }: { user: User }) {
  return (
    <WithTexts>
      <AskAgain user={user} />
    </WithTexts>
  );
}

/** The question for the password, with the same texts. */
export function PasswordAgain({ user }: { user: User }) {
  return (
    <WithTexts>
      <AskPassword user={user} />
    </WithTexts>
  );
}

function WithTexts({ children }: { children: ReactNode }) {
  return (
    <IntlProvider locale={readerLocale()} messages={authMessages} timeZone="UTC">
      {children}
    </IntlProvider>
  );
}
