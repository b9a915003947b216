import { useTranslations } from 'use-intl';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import type { SignedIn } from './signed-in.ts';

export const createSheetId = 'create-sheet';

/** What the Create button opens: a native popover, so that it opens on pages without script too. */
export function CreateSheet({ user }: { user: SignedIn | null }) {
  const t = useTranslations('shell');
  const choices = user
    ? [
        { href: paths.create(), label: t('newPost') },
        { href: paths.explore, label: t('bookSomeone') },
        { href: paths.settings.services, label: t('addService') },
        { href: paths.settings.availability, label: t('setHours') },
        { href: paths.publicPage(user), label: t('myPublicPage') },
      ]
    : [
        { href: paths.auth(), label: t('login') },
        { href: paths.register(), label: t('registerNow') },
      ];
  return (
    <div
      id={createSheetId}
      popover="auto"
      aria-label={t('create')}
      className="inset-x-0 top-auto bottom-0 m-0 w-full max-w-none rounded-t-sheet border border-line bg-surface p-5 pb-[calc(1.25rem+env(safe-area-inset-bottom))] text-ink shadow-float backdrop:bg-scrim md:hidden"
    >
      <h2 className="type-display-s pb-4">{t('create')}</h2>
      <ul className="grid gap-2">
        {choices.map((choice) => (
          <li key={choice.href}>
            <ButtonLink href={choice.href} look="quiet" wide>
              {choice.label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
