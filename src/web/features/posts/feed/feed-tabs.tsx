import { useTranslations } from 'use-intl';
import { paths } from '#web/paths.ts';
import { TabLinks } from '#web/ui/tab-links.tsx';
import { feeds, type FeedName } from '../queries.ts';

/** Everyone, Following, Discover: each has an address of its own. */
export function FeedTabs({ current }: { current: FeedName }) {
  const t = useTranslations('posts.feed');
  return (
    <TabLinks
      label={t('tabs')}
      tabs={feeds.map((feed) => ({ href: paths.feed(feed), label: t(feed), current: feed === current }))}
    />
  );
}
