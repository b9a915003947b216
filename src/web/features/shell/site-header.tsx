import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Header } from '#web/ui/header.tsx';
import { PlusIcon } from '#web/ui/icons.ts';
import { AccountMenu } from './account-menu.tsx';
import { isHere } from './is-here.ts';
import { isInBookings } from './is-in-bookings.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { PersonTools, type News } from './person-tools.tsx';
import type { SignedIn } from './signed-in.ts';

export interface SiteHeaderProps {
  user: SignedIn | null;
  news: News;
  theme: string | undefined;
  /** The page's own address, for going back to it. */
  here: string;
  onLogout?: () => void;
}

/** The bar on top of every page but `/auth`. */
export function SiteHeader({ user, news, theme, here, onLogout }: SiteHeaderProps) {
  const t = useTranslations('shell');
  const links = useHeaderLinks(user);
  return (
    <Header
      home={{ href: paths.home, label: t('brand') }}
      navLabel={t('mainNavigation')}
      links={links}
      end={
        user ? (
          <Suspense>
            <ButtonLink
              href={paths.create()}
              look="quiet"
              size="compact"
              icon={<PlusIcon size={18} aria-hidden />}
              className="max-lg:hidden"
            >
              {t('create')}
            </ButtonLink>
            <PersonTools {...news} />
            <AccountMenu user={user} theme={theme} onLogout={onLogout} />
          </Suspense>
        ) : (
          <>
            <ButtonLink href={paths.auth()} look="quiet" className="max-md:hidden">
              {t('loginOrRegister')}
            </ButtonLink>
            <ButtonLink href={paths.auth()} look="quiet" size="compact" className="md:hidden">
              {t('login')}
            </ButtonLink>
          </>
        )
      }
      menu={
        <Suspense>
          <MobileMenu user={user} links={links} theme={theme} here={here} onLogout={onLogout} />
        </Suspense>
      }
    />
  );
}

function useHeaderLinks(user: SignedIn | null) {
  const t = useTranslations('shell');
  const { pathname } = useLocation();
  const links = [
    { href: paths.home, label: t('home') },
    { href: paths.explore, label: t('explore') },
    { href: paths.pricing, label: t('pricing') },
    { href: paths.customers, label: t('customers') },
    { href: paths.contact, label: t('contact') },
    ...(user ? [{ href: paths.bookings(), label: t('bookings') }] : []),
  ];
  const currentOf = (href: string) => (href === paths.bookings() ? isInBookings(pathname) : isHere(href, pathname));
  return links.map((link) => ({ ...link, current: currentOf(link.href) }));
}
