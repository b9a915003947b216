import { IntlProvider, useTranslations } from 'use-intl';
import { readerLocale } from '#kernel/language';
import { settingsPagesMessages } from '#messages/en/settings-pages.ts';
import { shellMessages } from '#messages/en/shell.ts';
import { loadInBrowser, loadOnServer, type PageQueries } from '#web/api/queries.ts';
import { requireUser } from '#web/features/accounts/require-user.ts';
import {
  BellIcon,
  CaretRightIcon,
  CircleHalfIcon,
  CreditCardIcon,
  ClockIcon,
  DownloadSimpleIcon,
  LockIcon,
  ProhibitIcon,
  TagIcon,
  TicketIcon,
  UserIcon,
  WalletIcon,
} from '#web/ui/icons.ts';
import { Link } from '#web/ui/link.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { useSections, type Section } from './use-sections.ts';

export const meta = () => [{ title: `${shellMessages.shell.settings} · Uli` }];

const queries: PageQueries = async (api, { url }) => {
  await requireUser(api, url);
  return [];
};

export const loader = loadOnServer(queries);
export const clientLoader = loadInBrowser(queries);

/** All sections, each with what is found there. */
export default function SettingsList() {
  const t = useTranslations('shell');
  const tFrame = useTranslations('settingsFrame');
  const { first, later } = useSections();
  return (
    <IntlProvider locale={readerLocale()} messages={settingsPagesMessages} timeZone="UTC">
      <PageHead title={t('settings')} />
      <SectionRows sections={first} />
      {later.length > 0 && (
        <section aria-labelledby="later" className="mt-10">
          <h2 id="later" className="mb-2 type-display-m">
            {tFrame('later')}
          </h2>
          <SectionRows sections={later} />
        </section>
      )}
    </IntlProvider>
  );
}

function SectionRows({ sections }: { sections: readonly Section[] }) {
  return (
    <ul className="gap-x-8 md:grid md:grid-cols-2">
      {sections.map((section) => (
        <SectionRow key={section.key} section={section} />
      ))}
    </ul>
  );
}

function SectionRow({ section: { key, href, label } }: { section: Section }) {
  const t = useTranslations('settingsPages.hints');
  const Icon = icons[key];
  return (
    <li className="border-b border-line">
      <Link href={href} className="-mx-3 flex min-h-16 items-start gap-4 rounded-control px-3 py-3.5 hover:bg-sunken">
        <Icon size={22} aria-hidden className="shrink-0 text-ink-2" />
        <span className="min-w-0 grow">
          <span className="block type-strong">{label}</span>
          <span className="block type-small text-ink-2">{t(key)}</span>
        </span>
        <CaretRightIcon size={18} aria-hidden className="mirrored shrink-0 self-center text-ink-3" />
      </Link>
    </li>
  );
}

const icons: Record<Section['key'], typeof BellIcon> = {
  profile: UserIcon,
  security: LockIcon,
  services: TagIcon,
  offers: TicketIcon,
  availability: ClockIcon,
  payments: WalletIcon,
  plan: CreditCardIcon,
  notifications: BellIcon,
  appearance: CircleHalfIcon,
  safety: ProhibitIcon,
  data: DownloadSimpleIcon,
};
