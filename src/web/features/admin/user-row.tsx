import { Suspense, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { AdminUserOnWire } from '#modules/admin/contract';
import { suspensionEnd } from '#modules/admin/rules';
import { formatDate, joinFacts } from '#kernel/visit-time';
import { browserApi } from '#web/api/browser.ts';
import { Badge } from '#web/ui/badge.tsx';
import { DropdownMenu, MenuItem, MenuSeparator } from '#web/ui/dropdown-menu.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { DotsThreeIcon } from '#web/ui/icons.ts';
import { lazy } from '#web/ui/lazy.ts';
import { PersonRow } from '#web/ui/person-row.tsx';
import { paths } from '#web/paths.ts';
import type { Given } from './reason-dialog.tsx';
import { suspendedWords } from './suspended-words.ts';

const ReasonDialog = lazy(async () => ({ default: (await import('./reason-dialog.tsx')).ReasonDialog }));

type Deed =
  | 'sign_in_as'
  | 'end_sessions'
  | 'suspend'
  | 'end_suspension'
  | 'verify'
  | 'unverify'
  | 'make_admin'
  | 'unmake_admin';
const dangers: ReadonlySet<Deed> = new Set(['end_sessions', 'suspend', 'unverify', 'unmake_admin']);

/** Ends what something stands beside; on a phone most of it stands on lines of its own, which no dot ends. */
const dot = (
  <>
    {'\u00A0'}
    <span className="max-md:hidden">·</span>
  </>
);

/** Somebody as admins see them, with what can be done about them. */
export function UserRow({ user, now }: { user: AdminUserOnWire; now: number }) {
  const t = useTranslations('admin');
  const { id: userId, fullName: name, username, email, profileImage, suspension, isAdmin, isVerified, leaves } = user;
  const button = useRef<HTMLButtonElement>(null);
  const [asking, setAsking] = useState<Deed>();
  const deeds: Deed[] = [
    ...(isAdmin || suspension || leaves ? [] : (['sign_in_as'] as const)),
    isVerified ? 'unverify' : 'verify',
    isAdmin ? 'unmake_admin' : 'make_admin',
    'end_sessions',
  ];
  const door: Deed = suspension ? 'end_suspension' : 'suspend';
  const itemOf = (deed: Deed) => (
    <MenuItem key={deed} danger={dangers.has(deed)} onSelect={() => setAsking(deed)}>
      {t(`ask.${deed}.do`)}
    </MenuItem>
  );
  return (
    <>
      <PersonRow
        size="small"
        name={name}
        href={suspension || leaves ? undefined : paths.profile(userId)}
        profession={
          <>
            {/* None of them breaks in two where another line has room for it. */}
            <span className="inline-block text-ink-3">
              <bdi>@{username}</bdi>
              {dot}
            </span>{' '}
            <span className="inline-block">
              <bdi>{email}</bdi>
              {dot}
            </span>{' '}
            <span className="inline-block text-ink-3">
              {t('users.since', { date: formatDate(Date.parse(user.createdAt), 'UTC', { now }) })}
              {'\u00A0'}
            </span>{' '}
            {/* Among the words, which an address needs all the width of a phone for. */}
            <span className="inline-flex flex-wrap gap-2">
              {suspension && <Badge status="cancelled">{t('users.suspended')}</Badge>}
              {leaves && <Badge status="pending">{t('users.leaves')}</Badge>}
              {isAdmin && <Badge status="plain">{t('users.admin')}</Badge>}
              {isVerified && <Badge status="confirmed">{t('users.verified')}</Badge>}
            </span>
          </>
        }
        photo={profileImage ? { src: profileImage } : null}
        action={
          <DropdownMenu
            align="end"
            trigger={
              <IconButton ref={button} label={t('users.more', { name })}>
                <DotsThreeIcon size={26} weight="bold" aria-hidden />
              </IconButton>
            }
          >
            {deeds.map(itemOf)}
            {/* Nobody shuts somebody out in passing. */}
            <MenuSeparator />
            {itemOf(door)}
          </DropdownMenu>
        }
      />
      {suspension && <SuspensionLine suspension={suspension} now={now} />}
      <Suspense>
        {asking && (
          <ReasonDialog
            open
            title={t(`ask.${asking}.title`, { name })}
            text={t(`ask.${asking}.text`)}
            confirm={t(`ask.${asking}.do`)}
            danger={dangers.has(asking)}
            lasts={asking === 'suspend'}
            act={(given) => carryOut(asking, userId, given)}
            done={({ days }) => ({
              title: asking === 'suspend' ? suspendedWords(t, suspensionEnd(now, days), now) : t(`action.${asking}`),
              description: name,
            })}
            onClose={() => setAsking(undefined)}
            returnFocus={() => button.current}
          />
        )}
      </Suspense>
    </>
  );
}

function SuspensionLine({ suspension, now }: { suspension: NonNullable<AdminUserOnWire['suspension']>; now: number }) {
  const t = useTranslations('admin');
  const { until, reason } = suspension;
  const end = until ? t('users.until', { date: formatDate(Date.parse(until), 'UTC', { now }) }) : t('forGood');
  return <p className="pb-3 type-small text-ink-2 wrap-anywhere">{joinFacts([end, reason])}</p>;
}

async function carryOut(deed: Deed, userId: number, { reason, days }: Given): Promise<unknown> {
  const params = { userId };
  if (deed === 'sign_in_as') {
    await browserApi('POST /api/admin/users/{userId}/session', { params, body: { reason } });
    // A new document: nothing of one's own stays on the screen, and until it comes nothing of an admin's is asked for.
    location.assign(paths.home);
    return new Promise<never>(() => undefined);
  }
  if (deed === 'end_sessions')
    return browserApi('POST /api/admin/users/{userId}/sessions/end', { params, body: { reason } });
  if (deed === 'suspend')
    return browserApi('PUT /api/admin/users/{userId}/suspension', { params, body: { reason, days } });
  if (deed === 'end_suspension') {
    return browserApi('POST /api/admin/users/{userId}/suspension/end', { params, body: { reason } });
  }
  const change = deed.endsWith('admin') ? { isAdmin: deed === 'make_admin' } : { isVerified: deed === 'verify' };
  return browserApi('PATCH /api/admin/users/{userId}', { params, body: { reason, ...change } });
}
