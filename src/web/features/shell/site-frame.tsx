import { Suspense, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { SkipLink } from '#web/ui/skip-link.tsx';
import { CreateSheet } from './create-sheet.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { Pending } from './pending.tsx';
import { SiteBottomNav } from './site-bottom-nav.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import type { News } from './person-tools.tsx';
import type { SignedIn } from './signed-in.ts';

export interface SiteFrameProps {
  user: SignedIn | null;
  /** Given on hydrated pages; without it the menus are plain links and forms. */
  onLogout?: () => void;
  /** How much is new for the signed-in person, where the page is alive. */
  news?: News;
  year: number;
  theme: string | undefined;
  /** The page's own address, for going back to it. */
  here: string;
  /** Above the header, after the link that skips it: that one has to be the first. */
  notice?: ReactNode;
  children: ReactNode;
}

const nothingNew: News = { messages: 0, notices: 0 };

/** Header, content, footer and the phone's bottom navigation. */
export function SiteFrame({ user, onLogout, news, year, theme, here, notice, children }: SiteFrameProps) {
  const t = useTranslations('shell');
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink>{t('skipToContent')}</SkipLink>
      {notice}
      <Suspense>
        <SiteHeader user={user} news={news ?? nothingNew} theme={theme} here={here} {...(onLogout && { onLogout })} />
      </Suspense>
      <main id="main" tabIndex={-1} className="grow outline-none">
        {onLogout && <OfflineBanner />}
        <Suspense>{children}</Suspense>
        {onLogout && <Pending />}
      </main>
      <Suspense>
        <SiteFooter year={year} theme={theme} here={here} />
        <SiteBottomNav />
        <CreateSheet user={user} />
      </Suspense>
    </div>
  );
}
