import { useTranslations } from 'use-intl';
import { takesBookings } from '#modules/accounts/rules';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { XIcon } from '#web/ui/icons.ts';
import type { SignedIn } from './signed-in.ts';

export const createSheetId = 'create-sheet';

/** A link that travels leaves the document where it is, and what is open stays open. */
const close = () => document.getElementById(createSheetId)?.hidePopover();

/** What the Create button opens: a native popover, so that it opens on pages without script too. */
export function CreateSheet({ user }: { user: SignedIn | null }) {
  const t = useTranslations('shell');
  const choices = user
    ? [
        { href: paths.create(), label: t('newPost') },
        ...(takesBookings(user)
          ? [
              { href: paths.calendar({ add: 'book' }), label: t('newBooking') },
              { href: paths.calendar({ add: 'block' }), label: t('blockTime') },
              { href: `${paths.settings.availability}#overrides`, label: t('daysOff') },
              { href: paths.calendar({ add: 'opening' }), label: t('addOpening') },
              { href: paths.customUrl, label: t('shareLink') },
            ]
          : []),
        // Last for a professional, who would take it for a booking of their own clients.
        { href: paths.explore, label: t(takesBookings(user) ? 'bookForYourself' : 'bookSomeone') },
      ]
    : [
        { href: paths.auth(paths.create()), label: t('login') },
        { href: paths.register(paths.create()), label: t('registerNow') },
      ];
  return (
    <div
      id={createSheetId}
      popover="auto"
      role="dialog"
      aria-label={t('create')}
      className="inset-x-0 top-auto bottom-0 m-0 w-full max-w-none max-h-[92dvh] overflow-y-auto rounded-t-sheet bg-surface px-5 pt-2.5 pb-[calc(1.25rem+env(safe-area-inset-bottom))] text-ink shadow-float backdrop:bg-scrim md:hidden"
    >
      <span aria-hidden className="mx-auto block h-1 w-10 rounded-pill bg-line-strong" />
      <div className="flex items-center justify-between py-2">
        <h2 className="type-display-m">{t('create')}</h2>
        <IconButton
          label={t('close')}
          popoverTarget={createSheetId}
          popoverTargetAction="hide"
          className="-me-2.5 text-ink-2"
        >
          <XIcon size={22} aria-hidden />
        </IconButton>
      </div>
      {!user && <p className="mb-4 text-ink-2">{t('toCreate')}</p>}
      <ul className="grid gap-2">
        {choices.map((choice, index) => (
          <li key={choice.href}>
            <ButtonLink href={choice.href} look={!user && index > 0 ? 'action' : 'quiet'} wide onClick={close}>
              {choice.label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
