import { useEffect, useId, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { IntlProvider, useTranslations } from 'use-intl';
import { readerLocale } from '#kernel/language';
import { adminMessages } from '#messages/en/admin.ts';
import { paths } from '#web/paths.ts';
import { SectionLink } from '#web/ui/section-link.tsx';

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
  'security',
] as const;

/** The frame around the admin area: its sections beside each page at a desk, above it on a phone. */
export default function AdminFrame() {
  return (
    <IntlProvider locale={readerLocale()} messages={adminMessages} timeZone="UTC">
      <div className="page-gutter pb-section md:grid md:grid-cols-[12rem_minmax(0,1fr)] md:gap-8">
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
      <ul ref={list} className="flex scrolls-sideways pe-5 max-md:ps-1 md:sticky md:top-6 md:grid md:px-0">
        {sections.map((section) => (
          <li key={section} className="whitespace-nowrap">
            <SectionLink href={paths.admin[section]} current={currentness(pathname, paths.admin[section])}>
              {t(`sections.${section}`)}
            </SectionLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A section is current on its own page, and on the pages below it: those of one thing that it lists. */
function currentness(pathname: string, section: string): 'page' | 'true' | undefined {
  if (pathname === section) return 'page';
  return pathname.startsWith(`${section}/`) ? 'true' : undefined;
}
