import { lazy, Suspense, useMemo, type ReactNode } from 'react';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { sentenceOf } from './api/error.ts';
import { useLogout } from './features/accounts/use-logout.ts';
import { useUser } from './features/accounts/use-user.ts';
import { isDocument, paths } from './paths.ts';
import type { PageHandle } from './page-handle.ts';
import { LinkProvider, type LinkProps } from './ui/link.tsx';
import { ToastRegion, useToast } from './ui/toast.tsx';

// Signing in, the first page that a newcomer's browser runs, has no header and no menus.
const SiteFrame = lazy(async () => ({ default: (await import('./features/shell/site-frame.tsx')).SiteFrame }));

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
  const AppLink = useAppLink(user !== null, scripted);
  const t = useTranslations('shell');
  return (
    <LinkProvider value={AppLink}>
      {shell ? (
        <Suspense>
          <SiteFrame
            user={user}
            year={year}
            theme={theme}
            here={`${pathname}${search}`}
            {...(scripted && { onLogout: logout })}
          >
            {children}
          </SiteFrame>
        </Suspense>
      ) : (
        children
      )}
      {scripted && <ToastRegion label={t('notifications', { hotkey: '{hotkey}' })} closeLabel={t('close')} />}
    </LinkProvider>
  );
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
  const t = useTranslations('accounts');
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
