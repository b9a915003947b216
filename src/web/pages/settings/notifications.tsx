import { useTranslations } from 'use-intl';
import { shellMessages } from '#messages/en/shell.ts';
import { loadInBrowser, loadOnServer, type PageQueries } from '#web/api/queries.ts';
import { requireUser } from '#web/features/accounts/require-user.ts';
import { TopicSwitches } from '#web/features/notifications/topic-switches.tsx';
import { PageHead } from '#web/ui/page-head.tsx';

export const meta = () => [{ title: `${shellMessages.shell.noticesTitle} · Uli` }];

const queries: PageQueries = async (api, { url }) => {
  await requireUser(api, url);
  return [];
};

export const loader = loadOnServer(queries);
export const clientLoader = loadInBrowser(queries);

export default function NotificationSettings() {
  const t = useTranslations('settingsFrame.notifications');
  return (
    <div className="max-w-190">
      <PageHead title={t('title')} subtitle={t('text')} />
      <TopicSwitches />
    </div>
  );
}
