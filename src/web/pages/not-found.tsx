import { data } from 'react-router';
import { shellMessages } from '#messages/en/shell.ts';
import { NotFound } from '#web/features/shell/not-found.tsx';
import type { PageHandle } from '#web/page-handle.ts';

export const handle: PageHandle = { hydrate: false };

export const meta = () => [{ title: `${shellMessages.shell.notFoundTitle} · Uli` }];

export function loader() {
  return data(null, { status: 404 });
}

export default NotFound;
