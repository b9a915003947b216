import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { formatDate, inOnePiece } from '#kernel/visit-time';
import type { Session } from '#modules/accounts/contract';
import { deviceOf } from '#modules/accounts/rules';
import { browserApi } from '#web/api/browser.ts';
import { sentenceOf } from '#web/api/error.ts';
import { Ago } from '#web/ui/ago.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { DesktopIcon, DeviceMobileIcon } from '#web/ui/icons.ts';
import { LoadingRegion, Skeleton } from '#web/ui/skeleton.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { useViewerZone } from '#web/ui/use-viewer-zone.ts';
import { useSteady } from '#web/ui/use-steady.ts';
import { sessionsQuery } from './queries.ts';

/** Every place where the person is logged in, this one first, each with the way out. */
export function SessionList() {
  const t = useTranslations('security.sessions');
  const tSecurity = useTranslations('security');
  const queries = useQueryClient();
  const { toast } = useToast();
  const query = sessionsQuery(browserApi);
  const sessions = useSteady(useQuery(query));
  const now = useNow(sessions.dataUpdatedAt);
  const nameOf = useDeviceName();
  const settled = {
    onError: (error: unknown) =>
      toast({ title: tSecurity('notDone'), description: sentenceOf(error), look: 'destructive' as const }),
    onSettled: () => queries.invalidateQueries({ queryKey: query.queryKey }),
  };
  const end = useMutation({
    mutationFn: ({ id }: Session) => browserApi('DELETE /api/sessions/{sessionId}', { params: { sessionId: id } }),
    onSuccess: (_, session) => toast({ title: t('ended', { device: nameOf(session) }) }),
    ...settled,
  });
  const endOthers = useMutation({
    mutationFn: () => browserApi('DELETE /api/sessions'),
    onSuccess: () => toast({ title: t('endedOthers') }),
    ...settled,
  });
  if (sessions.isPending) {
    return (
      <LoadingRegion label={tSecurity('loading')} className="grid gap-4">
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
      </LoadingRegion>
    );
  }
  if (sessions.error) return <ErrorState title={tSecurity('failed')}>{sentenceOf(sessions.error)}</ErrorState>;
  const listed = sessions.data.toSorted((one, other) => Number(other.current) - Number(one.current));
  return (
    <>
      <Card className="px-5 py-1!">
        <ul className="divide-y divide-line">
          {listed.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              name={nameOf(session)}
              now={now}
              onEnd={() => end.mutate(session)}
            />
          ))}
        </ul>
      </Card>
      {listed.length > 1 ? (
        <Button
          look="danger"
          className="mt-4 max-md:w-full"
          busy={endOthers.isPending}
          onClick={() => endOthers.mutate()}
        >
          {t('endOthers')}
        </Button>
      ) : (
        <p className="mt-3 type-small text-ink-3">{t('only')}</p>
      )}
    </>
  );
}

interface SessionRowProps {
  session: Session;
  name: string;
  now: number;
  onEnd: () => void;
}

function SessionRow({ session, name, now, onEnd }: SessionRowProps) {
  const t = useTranslations('security.sessions');
  const zone = useViewerZone() ?? 'UTC';
  const Icon = deviceOf(session.device).handheld ? DeviceMobileIcon : DesktopIcon;
  return (
    <li className="flex items-center gap-4 py-3.5">
      <Icon size={26} aria-hidden className="shrink-0 text-ink-2" />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 type-strong">
          {name}
          {session.current && <Badge status="confirmed">{t('this')}</Badge>}
        </p>
        {/* Each on a line of its own where there is no room for both. */}
        <p className="flex flex-wrap gap-x-3 type-small text-ink-3">
          <span>
            {session.current ? (
              t('now')
            ) : (
              <>
                {t('seen')} <Ago at={session.lastSeenAt} now={now} justNow={t('justNow')} />
              </>
            )}
          </span>
          <span>{t('since', { date: inOnePiece(formatDate(Date.parse(session.createdAt), zone, { now })) })}</span>
        </p>
      </div>
      {!session.current && (
        <Button look="quiet" size="compact" className="shrink-0 whitespace-nowrap" onClick={onEnd}>
          {t('end')} <span className="sr-only">{name}</span>
        </Button>
      )}
    </li>
  );
}

/** What a person would call the device of a session: "Chrome on Windows". */
function useDeviceName() {
  const t = useTranslations('security.sessions');
  return ({ device }: Session) => {
    const { browser = 'none', system = 'none' } = deviceOf(device);
    return t('device', { browser, system });
  };
}
