import { Outlet } from 'react-router';
import { IntlProvider } from 'use-intl';
import { readerLocale } from '#kernel/language';
import { webMessages } from '#messages/en/web.ts';

/** Brings the texts of bookings, profiles and the first page to the pages that say them; signing in needs none of these. */
export default function WebTexts() {
  return (
    <IntlProvider locale={readerLocale()} messages={webMessages} timeZone="UTC">
      <Outlet />
    </IntlProvider>
  );
}
