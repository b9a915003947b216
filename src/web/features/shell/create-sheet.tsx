import { useTranslations } from 'use-intl';
import { takesBookings } from '#modules/accounts/rules';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import {
  CalendarBlankIcon,
  CalendarPlusIcon,
  CompassIcon,
  ImagesIcon,
  PlusCircleIcon,
  ProhibitIcon,
  ShareNetworkIcon,
  XIcon,
} from '#web/ui/icons.ts';
import { Link } from '#web/ui/link.tsx';
import type { SignedIn } from './signed-in.ts';

export const createSheetId = 'create-sheet';

/** A link that travels leaves the document where it is, and what is open stays open. */
const close = () => document.getElementById(createSheetId)?.hidePopover();

/** What the Create button opens: a native popover, so that it opens on pages without script too. */
export function CreateSheet({ user }: { user: SignedIn | null }) {
  const t = useTranslations('shell');
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
      {user ? <Choices user={user} /> : <SignInFirst />}
    </div>
  );
}

function Choices({ user }: { user: SignedIn }) {
  const t = useTranslations('shell');
  const choices = [
    { href: paths.create(), label: t('newPost'), Icon: ImagesIcon },
    ...(takesBookings(user)
      ? [
          { href: paths.calendar({ add: 'book' }), label: t('newBooking'), Icon: CalendarPlusIcon },
          { href: paths.calendar({ add: 'block' }), label: t('blockTime'), Icon: ProhibitIcon },
          { href: `${paths.settings.availability}#overrides`, label: t('daysOff'), Icon: CalendarBlankIcon },
          { href: paths.calendar({ add: 'opening' }), label: t('addOpening'), Icon: PlusCircleIcon },
          { href: paths.customUrl, label: t('shareLink'), Icon: ShareNetworkIcon },
        ]
      : []),
    // Last for a professional, who would take it for a booking of their own clients.
    { href: paths.explore, label: t(takesBookings(user) ? 'bookForYourself' : 'bookSomeone'), Icon: CompassIcon },
  ];
  return (
    <ul className="-mx-3">
      {choices.map(({ href, label, Icon }) => (
        <li key={href}>
          <Link
            href={href}
            onClick={close}
            className="flex min-h-12 items-center gap-3 rounded-control px-3 font-medium hover:bg-sunken"
          >
            <Icon size={22} aria-hidden className="text-ink-2" />
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function SignInFirst() {
  const t = useTranslations('shell');
  return (
    <>
      <p className="mb-4 text-ink-2">{t('toCreate')}</p>
      <div className="grid gap-2">
        <ButtonLink href={paths.auth(paths.create())} look="quiet" wide onClick={close}>
          {t('login')}
        </ButtonLink>
        <ButtonLink href={paths.register(paths.create())} look="action" wide onClick={close}>
          {t('registerNow')}
        </ButtonLink>
      </div>
    </>
  );
}
