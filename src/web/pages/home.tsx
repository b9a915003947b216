import { webMessages } from '#messages/en/web.ts';
import { useUser } from '#web/features/accounts/use-user.ts';
import { Hero } from './home/hero.tsx';
import { paths } from '#web/paths.ts';
import type { PageHandle } from '#web/page-handle.ts';

export const handle: PageHandle = { hydrate: 'signed-in' };

export const meta = () => [
  { title: webMessages.landing.title },
  { name: 'description', content: webMessages.landing.description },
];

export default function HomePage() {
  const user = useUser();
  return user ? <p>Dashboard</p> : <Hero bookHref={paths.bookingPage('adaeze.braids')} />;
}
