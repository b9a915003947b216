import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useMemo, type ReactNode } from 'react';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { browserApi } from './api/browser.ts';
import { sentenceOf } from './api/error.ts';
import { takeGreeting } from './features/accounts/greet-later.ts';
import { useLogout } from './features/accounts/use-logout.ts';
import { useUser } from './features/accounts/use-user.ts';
import { unreadThreadsQuery } from './features/messaging/queries.ts';
import { unreadNoticesQuery } from './features/notifications/queries.ts';
import { SiteFrame } from './features/shell/site-frame.tsx';
import { isDocument, paths } from './paths.ts';
import type { PageHandle } from './page-handle.ts';
import { SessionGuard } from './session-guard.tsx';
import { LinkProvider, type LinkProps } from './ui/link.tsx';
import { ToastRegion, useToast } from './ui/toast.tsx';
import { lazy } from '#web/ui/lazy.ts';
import { untilItComes } from '#web/ui/until-it-comes.ts';

const ActingBanner = lazy(async () => ({ default: (await import('./features/shell/acting-banner.tsx')).ActingBanner }));

const MailBanner = lazy(async () => ({ default: (await import('./features/shell/mail-banner.tsx')).MailBanner }));

const lineDelayMs = 1_500;

/** A page inside the shell, or bare when it says so. */
export interface ShellPageProps extends PageHandle {
  readonly year: number;
  readonly theme: string | undefined;
  readonly children: ReactNode;
}

export function ShellPage({ shell = true, hydrate = true, year, theme, children }: ShellPageProps) {
  const user = useUser();
  const logout = useLogoutWithToast();
  const { pathname, search } = useLocation();
  const scripted = hydrate === 'signed-in' ? user !== null : hydrate;
  const news = useNews(scripted ? user?.id : undefined);
  const AppLink = useAppLink(user !== null, scripted);
  useGreeting(user?.fullName);
  const t = useTranslations('shell');
  const notice = (user?.mailsGo === 'outbox' || user?.mailsGo === 'nowhere') && (
    <Suspense>
      <MailBanner mailsGo={user.mailsGo} />
    </Suspense>
  );
  return (
    <LinkProvider value={AppLink}>
      {user?.actedBy != null && (
        <Suspense>
          <ActingBanner name={user.fullName} />
        </Suspense>
      )}
      {shell ? (
        <SiteFrame
          user={user}
          year={year}
          theme={theme}
          here={`${pathname}${search}`}
          notice={notice}
          {...(scripted && { onLogout: logout, news })}
        >
          {children}
        </SiteFrame>
      ) : (
        <>
          {notice}
          {children}
        </>
      )}
      {scripted && user && <SessionGuard user={user} />}
      {scripted && <ToastRegion label={t('notifications', { hotkey: '{hotkey}' })} closeLabel={t('close')} />}
    </LinkProvider>
  );
}

/** Says to whoever has just logged in what the page before, in another language, could not. */
function useGreeting(name: string | undefined) {
  const t = useTranslations('shell');
  const { toast } = useToast();
  useEffect(() => {
    if (name !== undefined && takeGreeting())
      toast({ title: t('loginSuccessful'), description: t('welcomeBack', { name }) });
    // Only as the document begins: where somebody logs in, the greeting is for the next one.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}

/** What is new for the signed-in person, kept so by what is told live. */
function useNews(userId: number | undefined) {
  const enabled = userId !== undefined && typeof window !== 'undefined';
  const { data: messages = 0 } = useQuery({ ...unreadThreadsQuery(browserApi), enabled });
  const { data: notices = 0 } = useQuery({ ...unreadNoticesQuery(browserApi), enabled });
  useEffect(() => {
    if (userId === undefined) return;
    let stop = () => {};
    let left = false;
    const begin = async () => {
      const load = () => Promise.all([import('./live.ts'), import('./features/posts/hear-post.ts')]);
      const [{ keepFresh }, { hearPost }] = await untilItComes(load);
      if (!left) stop = keepFresh(userId, hearPost);
    };
    // The page itself comes first; whatever is told until then is asked for when the line opens.
    const timer = setTimeout(() => void begin(), lineDelayMs);
    return () => {
      left = true;
      clearTimeout(timer);
      stop();
    };
  }, [userId]);
  return { messages, notices };
}

/** Links inside the app travel without a new document; those to plain pages load one. */
function useAppLink(signedIn: boolean, scripted: boolean) {
  return useMemo(() => {
    return function AppLink({ href, ...rest }: LinkProps) {
      const plain = !scripted || !href.startsWith('/') || isDocument(href, signedIn);
      return plain ? <a href={href} {...rest} /> : <RouterLink to={href} {...rest} />;
    };
  }, [signedIn, scripted]);
}

function useLogoutWithToast() {
  const t = useTranslations('shell');
  const { toast } = useToast();
  const logout = useLogout();
  const navigate = useNavigate();
  return () =>
    logout.mutate(undefined, {
      onSuccess: async () => {
        toast({ title: t('loggedOut'), description: t('loggedOutText') });
        await navigate(paths.auth());
      },
      onError: (error) => toast({ title: t('logoutFailed'), description: sentenceOf(error), look: 'destructive' }),
    });
}
