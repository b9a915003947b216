import { useEffect, useId, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { IntlProvider, useTranslations } from 'use-intl';
import { readerLocale } from '#kernel/language';
import { adminMessages } from '#messages/en/admin.ts';
import { paths } from '#web/paths.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Link } from '#web/ui/link.tsx';

const sections = [
  'overview',
  'reports',
  'users',
  'bookings',
  'posts',
  'payments',
  'messages',
  'categories',
  'settings',
  'audit',
] as const;

/** The frame around the admin area: its sections beside each page at a desk, above it on a phone. */
export default function AdminFrame() {
  return (
    <IntlProvider locale={readerLocale()} messages={adminMessages} timeZone="UTC">
      <div className="page-gutter pb-section md:grid md:grid-cols-[10.5rem_minmax(0,1fr)] md:gap-8">
        <Sections />
        <div className="min-w-0">
          <Outlet />
        </div>
      </div>
    </IntlProvider>
  );
}

function Sections() {
  const t = useTranslations('admin');
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  const areaId = useId();
  // On a phone the sections are wider than the window: the one that is open is in sight.
  useEffect(() => {
    const open = sections.findIndex((section) => pathname.startsWith(paths.admin[section]));
    list.current?.children[open]?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname]);
  return (
    <nav aria-labelledby={areaId} className="max-md:-mx-gutter">
      <p id={areaId} className="px-3 pt-3 pb-1 type-micro text-ink-3 max-md:ps-gutter md:pt-12">
        {t('area')}
      </p>
      <ul ref={list} className="flex scrolls-sideways pe-6 max-md:ps-gutter md:sticky md:top-6 md:grid md:px-0">
        {sections.map((section) => {
          const current = currentness(pathname, paths.admin[section]);
          return (
            <li key={section}>
              <Link
                href={paths.admin[section]}
                aria-current={current}
                className={classNames(sectionClass, current ? hereClass : elsewhereClass)}
              >
                {t(`sections.${section}`)}
                {current && <Bar />}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** The ink bar of the section that is open, as tabs have it: below its word on a phone, before it at a desk. */
function Bar() {
  return (
    <>
      <span aria-hidden className="absolute inset-x-3 bottom-0 h-[3px] rounded-pill bg-ink md:hidden" />
      <span aria-hidden className="absolute start-0 h-6 w-1 rounded-pill bg-ink max-md:hidden" />
    </>
  );
}

/** A section is current on its own page, and on the pages below it: those of one thing that it lists. */
function currentness(pathname: string, section: string): 'page' | 'true' | undefined {
  if (pathname === section) return 'page';
  return pathname.startsWith(`${section}/`) ? 'true' : undefined;
}

const sectionClass =
  'relative flex min-h-11 items-center rounded-control px-3 py-2 whitespace-nowrap -outline-offset-3!';
const hereClass = 'bg-sunken font-semibold text-ink';
const elsewhereClass = 'font-medium text-ink-2 hover:bg-sunken hover:text-ink';
