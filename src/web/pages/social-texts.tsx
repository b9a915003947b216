import { Outlet } from 'react-router';
import { IntlProvider } from 'use-intl';
import { readerLocale } from '#kernel/language';
import { socialMessages } from '#messages/en/social.ts';

/** Brings the texts of posts and comments to the pages that show them. */
export default function SocialTexts() {
  return (
    <IntlProvider locale={readerLocale()} messages={socialMessages} timeZone="UTC">
      <Outlet />
    </IntlProvider>
  );
}
