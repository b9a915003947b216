import { data } from 'react-router';
import { webMessages } from '#messages/en/web.ts';
import { NotFound } from '#web/features/shell/not-found.tsx';
import type { PageHandle } from '#web/page-handle.ts';

export const handle: PageHandle = { hydrate: false };

export const meta = () => [{ title: `${webMessages.shell.notFoundTitle} · Uli` }];

export function loader() {
  return data(null, { status: 404 });
}

export default NotFound;
