import { useTranslations } from 'use-intl';
import { shellMessages } from '#messages/en/shell.ts';
import { loadInBrowser, loadOnServer, type PageQueries } from '#web/api/queries.ts';
import { requireUser } from '#web/features/accounts/require-user.ts';
import { HiddenSwitch } from '#web/features/follows/hidden-switch.tsx';
import { BlockedGuests } from '#web/features/safety/blocked-guests.tsx';
import { BarredList } from '#web/features/safety/barred-list.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { PageSection } from '#web/ui/page-section.tsx';

export const meta = () => [{ title: `${shellMessages.shell.safety} · Uli` }];

const queries: PageQueries = async (api, { url }) => {
  await requireUser(api, url);
  return [];
};

export const loader = loadOnServer(queries);
export const clientLoader = loadInBrowser(queries);

export default function SafetySettings() {
  const t = useTranslations('settingsFrame.safety');
  return (
    <div className="max-w-190">
      <PageHead title={t('title')} subtitle={t('text')} />
      <div className="grid gap-10">
        <PageSection id="blocked" title={t('blocked')} text={t('blockedText')}>
          <BarredList bar="block" />
        </PageSection>
        <PageSection id="guests" title={t('guests')} text={t('guestsText')}>
          <BlockedGuests />
        </PageSection>
        <PageSection id="muted" title={t('muted')} text={t('mutedText')}>
          <BarredList bar="mute" />
        </PageSection>
        <PageSection id="followers" title={t('lists')}>
          <HiddenSwitch />
        </PageSection>
      </div>
    </div>
  );
}
