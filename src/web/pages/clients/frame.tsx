import { Outlet, useLoaderData } from 'react-router';
import { IntlProvider } from 'use-intl';
import { readerLocale } from '#kernel/language';
import { clientsMessages } from '#messages/en/clients.ts';

// What "to come" means on these pages, in epoch milliseconds.
const readNow = () => ({ now: Date.now() });

export const loader = readNow;
export const clientLoader = readNow;

/** The client book: the list, and one client of it. */
export default function ClientsFrame() {
  const { now } = useLoaderData<typeof loader>();
  return (
    <IntlProvider locale={readerLocale()} messages={clientsMessages} timeZone="UTC">
      <div className="page-gutter pb-section">
        <div className="mx-auto max-w-text">
          <Outlet context={now} />
        </div>
      </div>
    </IntlProvider>
  );
}
