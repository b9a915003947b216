import { Suspense } from 'react';
import { data, redirect, useActionData, useLoaderData, useNavigate, useSearchParams } from 'react-router';
import type { ActionFunctionArgs, ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { authMessages } from '#messages/en/auth.ts';
import { browserApi } from '#web/api/browser.ts';
import { ApiError } from '#web/api/error.ts';
import { browserQueries } from '#web/api/queries.ts';
import { readForm } from '#web/api/read-form.ts';
import { serverApi } from '#web/api/server.ts';
import { closedContext, demoSignInContext } from '#web/context.ts';
import { AuthSplit } from '#web/features/accounts/auth-split.tsx';
import { LoginForm } from '#web/features/accounts/login-form.tsx';
import { userQuery } from '#web/features/accounts/queries.ts';
import { followWished } from '#web/features/follows/follow-wished.ts';
import { paths } from '#web/paths.ts';
import type { PageHandle } from '#web/page-handle.ts';
import { isSpokenHere } from '#web/spoken-here.ts';
import { FieldError } from '#web/ui/field.tsx';
import { Link } from '#web/ui/link.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';
import { firstPage, isPlan, nextOf } from './auth/next-of.ts';
import { registerByForm } from './auth/register-by-form.ts';
import { lazy } from '#web/ui/lazy.ts';

// Whoever logs in does not load what opens an account.
const RegisterForm = lazy(async () => ({
  default: (await import('#web/features/accounts/register-form.tsx')).RegisterForm,
}));

export const handle: PageHandle = { shell: false };

export const meta = () => [
  { title: `${authMessages.accounts.loginOrRegister} · Uli` },
  { name: 'description', content: authMessages.accounts.loginDescription },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api } = serverApi(request, context);
  const user = await userQuery(api).queryFn?.({} as never);
  if (user) throw redirect(nextOf(new URL(request.url)));
  return { demoSignIn: context.get(demoSignInContext), closed: await context.get(closedContext)() };
}

/** Logs in, or opens an account, from a form that no script took. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const url = new URL(request.url);
  const server = serverApi(request, context);
  if (url.searchParams.get('tab') === 'register') return registerByForm(server, form, nextOf(url));
  const { api, headers } = server;
  const body = { username: String(form.get('username') ?? ''), password: String(form.get('password') ?? '') };
  try {
    await api('POST /api/login', { body });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.body.code === 'account_leaves') return redirect(paths.leaving, { headers });
    if (error.body.code !== 'second_step') {
      return data({ failure: error.body.message, registration: undefined }, error.status);
    }
    return redirect(paths.secondStep(url.searchParams.get('next') ?? undefined), { headers });
  }
  return redirect(nextOf(url), { headers });
}

export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const user = await browserQueries.ensureQueryData(userQuery(browserApi));
  if (user) throw redirect(nextOf(new URL(request.url)));
  return serverLoader<typeof loader>();
}

/** Why somebody is asked to log in, by where it leads. */
const reasons = [
  [/^\/bookings$/, 'bookingsReason'],
  [/^\/create$/, 'createReason'],
  [/^\/messages\/with\//, 'messageReason'],
  [/^\/profile\/\d/, 'followReason'],
  [/^\/post\/\d/, 'postReason'],
] as const;

/** Does what somebody wished who then had to say who they are; answers where they go on. */
async function followOnce(next: string): Promise<string> {
  const user = await browserQueries.ensureQueryData(userQuery(browserApi));
  return user ? followWished(next, user.id) : next;
}

export default function AuthPage() {
  const t = useTranslations('accounts');
  const navigate = useNavigate();
  const { demoSignIn, closed } = useLoaderData<typeof loader>();
  const { failure, registration } = useActionData<typeof action>() ?? {};
  const [search] = useSearchParams();
  const next = nextOf(new URL(`?${search}`, 'http://localhost'));
  const goal = new URL(next, 'http://localhost').pathname;
  const reason = reasons.find(([page]) => page.test(goal))?.[1];
  const registering = search.get('tab') === 'register';
  // The texts of another language come with a document of their own.
  const arrive = async () => {
    const onward = await followOnce(next);
    if (isSpokenHere()) void navigate(onward);
    else location.assign(onward);
  };
  const tabs = [
    { href: paths.auth(search.get('next') ?? undefined), label: t('login'), current: !registering },
    { href: paths.register(search.get('next') ?? undefined), label: t('register'), current: registering },
  ];
  return (
    <AuthSplit>
      <h1 className="self-start">
        <Link href={paths.home} aria-label="Uli" className="inline-flex min-h-11 items-center">
          <Logo />
        </Link>
      </h1>
      <TabLinks label={t('loginOrRegister')} tabs={tabs} />
      {reason && !registering && <p className="text-ink-2">{t(reason)}</p>}
      {failure && <FieldError>{failure}</FieldError>}
      {registering && closed && <p className="rounded-control bg-info-soft px-4 py-3 text-ink">{closed}</p>}
      {registering ? (
        !closed && (
          <Suspense>
            <RegisterForm
              offersServices={isPlan(next) || search.get('for') === 'work'}
              refused={registration}
              onDone={async (offers) => {
                await navigate(firstPage(offers, await followOnce(next)));
              }}
            />
          </Suspense>
        )
      ) : (
        <LoginForm onDone={() => void arrive()} />
      )}
      {demoSignIn && (
        <p className="rounded-control bg-info-soft px-4 py-3 type-small text-ink">
          {t('demoSignIn', { ...demoSignIn })}
        </p>
      )}
    </AuthSplit>
  );
}
