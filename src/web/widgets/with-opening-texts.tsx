import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { readerLocale } from '#kernel/language';
import { openingsMessages } from '#messages/en/openings.ts';

/** Openings with their texts, which travel with them alone. */
export function WithOpeningTexts({ children }: { children: ReactNode }) {
  return (
    <IntlProvider locale={readerLocale()} messages={openingsMessages} timeZone="UTC">
      {children}
    </IntlProvider>
  );
}
