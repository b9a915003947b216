import type { KeyboardEvent, ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { takesBookings } from '#modules/accounts/rules';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import type { HeaderLink } from '#web/ui/header.tsx';
import { CaretDownIcon, ListIcon } from '#web/ui/icons.ts';
import { Link } from '#web/ui/link.tsx';
import { LanguageChoice } from './language-choice.tsx';
import type { SignedIn } from './signed-in.ts';
import { ThemeChoice } from './theme-choice.tsx';

export interface MobileMenuProps {
  user: SignedIn | null;
  links: readonly HeaderLink[];
  theme: string | undefined;
  /** The page's own address, for going back to it. */
  here: string;
  onLogout?: (() => void) | undefined;
}

const rowClass =
  'flex min-h-11 w-full items-center rounded-control px-3 text-start font-medium hover:bg-sunken aria-[current=page]:bg-sunken';

/** Where a signed-in person's own things are. */
const own = [
  { href: paths.profile(), key: 'myProfile' },
  { href: paths.saved, key: 'saved' },
  { href: paths.settings.list, key: 'settings' },
] as const;

/** What whoever takes bookings opens every day, which the bar at the bottom has no room for. */
const work = [
  { href: paths.calendar(), key: 'calendar' },
  { href: paths.clients, key: 'clients' },
] as const;

/** Escape closes the menu and goes back to its button. */
function close({ key, currentTarget: menu }: KeyboardEvent<HTMLDetailsElement>) {
  if (key !== 'Escape' || !menu.open) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
}

/** The links of the header behind a toggle; a disclosure, so that it opens without script. A new page finds it closed. */
export function MobileMenu({ user, links, theme, here, onLogout }: MobileMenuProps) {
  const t = useTranslations('shell');
  const { key } = useLocation();
  return (
    <details key={key} name="site-menu" onKeyDown={close}>
      <summary
        aria-label={t('menu')}
        className="-me-2.5 inline-flex size-11 items-center justify-center rounded-control"
      >
        <ListIcon size={26} aria-hidden />
      </summary>
      <div
        // It ends above the bar at the bottom.
        style={{ maxHeight: 'calc(100dvh - var(--bottom-nav) - env(safe-area-inset-bottom) - 4.25rem)' }}
        className="absolute inset-x-gutter z-40 mt-2 overflow-y-auto rounded-card border border-line bg-surface p-2 shadow-float"
      >
        <nav aria-label={t('menu')}>
          <ul>
            {links.map((link) => (
              <li key={link.href}>
                <Link href={link.href} aria-current={link.current ? 'page' : undefined} className={rowClass}>
                  {link.label}
                </Link>
              </li>
            ))}
            {user &&
              [...(takesBookings(user) ? work : []), ...own].map(({ href, key: name }) => (
                <li key={href}>
                  <Link href={href} className={rowClass}>
                    {t(name)}
                  </Link>
                </li>
              ))}
          </ul>
        </nav>
        <Choice label={t('language')}>
          <LanguageChoice here={here} look="rows" />
        </Choice>
        <Choice label={t('theme')}>
          <ThemeChoice theme={theme} here={here} look="rows" />
        </Choice>
        {user ? (
          <form
            method="post"
            action={paths.logout}
            onSubmit={onLogout && ((event) => (event.preventDefault(), onLogout()))}
          >
            <button type="submit" className={rowClass}>
              {t('logout')}
            </button>
          </form>
        ) : (
          <div className="grid gap-2 p-2 pt-3">
            <ButtonLink href={paths.auth()} look="quiet" wide>
              {t('login')}
            </ButtonLink>
            <ButtonLink href={paths.register()} wide>
              {t('registerNow')}
            </ButtonLink>
          </div>
        )}
      </div>
    </details>
  );
}

/** A menu within the menu: it opens under its line, one at a time. */
function Choice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="group" name="site-menu-choice">
      <summary className={rowClass}>
        {label}
        <CaretDownIcon size={18} aria-hidden className="ms-auto text-ink-2 group-open:rotate-180" />
      </summary>
      <div className="px-3">{children}</div>
    </details>
  );
}
