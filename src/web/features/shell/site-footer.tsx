import { useTranslations } from 'use-intl';
import { paths } from '#web/paths.ts';
import { Link } from '#web/ui/link.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { ThemeChoice } from './theme-choice.tsx';

/** The end of every page: where else to go, language, theme, the rights. */
export function SiteFooter({ year, theme, here }: { year: number; theme: string | undefined; here: string }) {
  const t = useTranslations('shell');
  const links = [
    { href: paths.explore, label: t('explore') },
    { href: paths.pricing, label: t('pricing') },
    { href: paths.customers, label: t('customers') },
    { href: paths.contact, label: t('contact') },
    { href: paths.terms, label: t('terms') },
  ];
  return (
    <footer className="mt-section border-t border-line pb-[calc(var(--bottom-nav)+env(safe-area-inset-bottom))] md:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-x-8 py-6 page-gutter">
        <p className="flex min-h-11 items-center type-small text-ink-2">{t('rights', { year: String(year) })}</p>
        <ul className="flex flex-wrap gap-x-6">
          {links.map((link) => (
            <li key={link.href}>
              <Link
                href={link.href}
                className="inline-flex min-h-11 items-center type-small text-ink-2 hover:text-ink hover:underline"
              >
                {link.label}
              </Link>
            </li>
          ))}
        </ul>
        <LanguageChoice here={here} />
        <ThemeChoice theme={theme} here={here} />
      </div>
    </footer>
  );
}
