import { Outlet } from 'react-router';
import { IntlProvider } from 'use-intl';
import { readerLocale } from '#kernel/language';
import { authMessages } from '#messages/en/auth.ts';

/** Brings the texts of accounts to the pages that sign in; no other page says any of them. */
export default function AuthTexts() {
  return (
    <IntlProvider locale={readerLocale()} messages={authMessages} timeZone="UTC">
      <Outlet />
    </IntlProvider>
  );
}
