import { data } from 'react-router';
import { useTranslations } from 'use-intl';
import { webMessages } from '#messages/en/web.ts';
import { Line } from '#web/line/line.tsx';
import { paths } from '#web/paths.ts';
import type { PageHandle } from '#web/root.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { PageHead } from '#web/ui/page-head.tsx';

export const handle: PageHandle = { hydrate: false };

export const meta = () => [{ title: `${webMessages.shell.notFoundTitle} · Uli` }];

export function loader() {
  return data(null, { status: 404 });
}

export default function NotFoundPage() {
  const t = useTranslations('shell');
  return (
    <div className="page-gutter">
      <PageHead title={t('notFoundTitle')} subtitle={t('notFoundText')} />
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={paths.home}>{t('goHome')}</ButtonLink>
        <ButtonLink href={paths.explore} look="quiet">
          {t('discoverArtists')}
        </ButtonLink>
      </div>
      <Line name="empty" className="mt-12 max-w-80" />
    </div>
  );
}
