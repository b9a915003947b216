import { useTranslations } from 'use-intl';
import { paths } from '#web/paths.ts';
import { WarningIcon } from '#web/ui/icons.ts';

/** Over every page while an admin is signed in as somebody: as whom, and the way back. It needs no script. */
export function ActingBanner({ name }: { name: string }) {
  const t = useTranslations('shell');
  return (
    <div role="status" className="sticky top-0 z-30">
      <form
        method="post"
        action={paths.stopActing}
        className="flex items-center justify-center gap-3 bg-warn-soft py-2.5 type-small-strong text-warn page-gutter"
      >
        <WarningIcon size={20} aria-hidden className="shrink-0" />
        <span className="min-w-0 wrap-anywhere">{t('actingAs', { name })}</span>
        <button type="submit" className="link hit-44">
          {t('stopActing')}
        </button>
      </form>
    </div>
  );
}
