import { useTranslations } from 'use-intl';
import { DetailsMenu } from '#web/ui/details-menu.tsx';
import { ShareNetworkIcon } from '#web/ui/icons.ts';

/** The page's address to copy, and two ways to send it. No script needed. */
export function ShareMenu({ name, url }: { name: string; url: string }) {
  const t = useTranslations('profiles');
  const text = encodeURIComponent(t('shareText', { name, url }));
  const linkClass = 'flex min-h-11 items-center rounded-control px-3 py-2 hover:bg-sunken';
  return (
    <DetailsMenu
      align="end"
      summaryClassName="min-h-12! gap-2 rounded-control border-[1.5px] border-line-strong px-5 type-strong hover:border-ink"
      summary={
        <>
          <ShareNetworkIcon size={20} aria-hidden />
          {t('share')}
        </>
      }
    >
      <label className="block px-3 pt-2 pb-1">
        <span className="type-small text-ink-2">{t('shareAddress')}</span>
        <input
          readOnly
          value={url}
          className="mt-1 block min-h-11 w-full rounded-control bg-sunken px-3 type-small text-ink select-all"
        />
      </label>
      <a href={`mailto:?body=${text}`} className={linkClass}>
        {t('shareMail')}
      </a>
      <a href={`https://wa.me/?text=${text}`} rel="noopener noreferrer" className={linkClass}>
        {t('shareWhatsApp')}
      </a>
    </DetailsMenu>
  );
}
