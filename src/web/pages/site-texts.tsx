import { Outlet } from 'react-router';
import { IntlProvider } from 'use-intl';
import { readerLocale } from '#kernel/language';
import { landingMessages } from '#messages/en/landing.ts';

/** Brings their texts to the pages that tell about Uli. */
export default function SiteTexts() {
  return (
    <IntlProvider locale={readerLocale()} messages={landingMessages} timeZone="UTC">
      <Outlet />
    </IntlProvider>
  );
}
