import { HydrationBoundary, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Outlet, useLoaderData, useLocation } from 'react-router';
import { IntlProvider, useTranslations } from 'use-intl';
import { readerLocale } from '#kernel/language';
import type { OwnUser } from '#modules/accounts/contract';
import { onboardingMessages } from '#messages/en/onboarding.ts';
import { browserApi } from '#web/api/browser.ts';
import { loadInBrowser, loadOnServer, type PageQueries } from '#web/api/queries.ts';
import { requireUser } from '#web/features/accounts/require-user.ts';
import { useUser } from '#web/features/accounts/use-user.ts';
import { isFirstWeek } from '#web/features/availability/first-week.ts';
import { ownHoursQuery } from '#web/features/availability/queries.ts';
import { ownServicesQuery } from '#web/features/catalogue/queries.ts';
import { missingSteps, placeOf } from '#web/features/profiles/profile-steps.ts';
import { paths } from '#web/paths.ts';
import type { PageHandle } from '#web/page-handle.ts';
import { classNames } from '#web/ui/class-names.ts';
import { CheckIcon } from '#web/ui/icons.ts';
import { Link } from '#web/ui/link.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { setUpQueries, useSetUpFacts } from '#web/widgets/set-up-facts.ts';
import { steps } from './steps.ts';

// Nothing leads away by accident; what leads away on purpose says so.
export const handle: PageHandle = { shell: false };

const queries: PageQueries = async (api, { url }) => {
  const user = await requireUser(api, url);
  return [...setUpQueries(api, user.id), ownServicesQuery(api, user.id)];
};

export const loader = loadOnServer(queries);
export const clientLoader = loadInBrowser(queries);

/** The frame around the steps of setting up one's page: how far one is, and the way out. */
export default function OnboardingFrame() {
  const data = useLoaderData<typeof loader>();
  const user = useUser();
  return (
    <HydrationBoundary state={data.queries}>
      <IntlProvider locale={readerLocale()} messages={onboardingMessages} timeZone="UTC">
        {user && <Frame user={user} />}
      </IntlProvider>
    </HydrationBoundary>
  );
}

function Frame({ user }: { user: OwnUser }) {
  const t = useTranslations('onboarding');
  const { pathname } = useLocation();
  return (
    <main id="main" className="mx-auto flex min-h-dvh w-full max-w-190 flex-col page-gutter">
      <div className="flex min-h-16 items-center justify-between gap-4">
        <Link href={paths.home} aria-label="Uli" className="inline-flex min-h-11 items-center">
          <Logo />
        </Link>
        {pathname !== paths.onboarding.link && (
          <Link href={paths.home} className="inline-flex min-h-11 items-center link">
            {t('later')}
          </Link>
        )}
      </div>
      <Progress user={user} />
      <Outlet />
    </main>
  );
}

/** The five steps, each a link: whoever goes back loses nothing. */
function Progress({ user }: { user: OwnUser }) {
  const t = useTranslations('onboarding');
  const { pathname } = useLocation();
  const facts = useSetUpFacts(user);
  const missing = new Set(facts && missingSteps(facts).map(placeOf));
  const { data: hours } = useQuery(ownHoursQuery(browserApi, user.id));
  const at = steps.findIndex((step) => paths.onboarding[step] === pathname);
  const [furthest, setFurthest] = useState(at);
  if (at > furthest) setFurthest(at);
  // Everybody is given the hours to begin with: they count once somebody has looked at them, or made them others.
  if (hours && isFirstWeek(hours) && furthest <= steps.indexOf('hours')) missing.add(paths.onboarding.hours);
  return (
    <nav aria-label={t('progress')}>
      <ol className="flex gap-2 md:gap-3">
        {steps.map((step) => {
          const href = paths.onboarding[step];
          const here = pathname === href;
          const done = facts !== undefined && !missing.has(href);
          return (
            <li key={step} className="min-w-0 grow md:basis-0">
              <Link
                href={href}
                aria-current={here ? 'step' : undefined}
                className={classNames(stepClass, here ? 'font-semibold' : 'text-ink-2 hover:text-ink')}
              >
                <span
                  className={classNames(
                    'block h-2 rounded-pill',
                    here ? hereClass : done ? 'bg-success' : 'border border-line-strong',
                  )}
                />
                <span className="mt-2 flex items-center gap-1 type-micro">
                  {done && (
                    <CheckIcon size={16} weight="bold" aria-hidden className="shrink-0 text-success max-md:hidden" />
                  )}
                  <span className="truncate">{t(`${step}.name`)}</span>
                  {done && <span className="sr-only">({t('done')})</span>}
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

// A ring would be taken for the focus. Where colours are the reader's own there is no ground, only a frame.
const hereClass = 'bg-ink forced-colors:outline-[2.5px]';
const stepClass = 'block min-h-11 rounded-control pt-2';
