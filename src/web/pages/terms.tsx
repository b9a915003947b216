import type { ReactNode } from 'react';
import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { useTranslations } from 'use-intl';
import { landingMessages } from '#messages/en/landing.ts';
import { serverApi } from '#web/api/server.ts';
import { publicUrlContext, sameForAllContext } from '#web/context.ts';
import type { PageHandle } from '#web/page-handle.ts';
import { paths } from '#web/paths.ts';
import { siteMeta } from '#web/site-meta.ts';
import { Link } from '#web/ui/link.tsx';

export const handle: PageHandle = { hydrate: false, styles: 'terms' };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { email } = await serverApi(request, context).api('GET /api/contact');
  context.get(sameForAllContext)();
  const { title, description } = landingMessages.terms;
  return { email, title, description, address: `${context.get(publicUrlContext)}${paths.terms}` };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? siteMeta({ ...loaderData, title: `${loaderData.title} · Uli` }) : [];

const sections = ['who', 'clients', 'artists', 'data', 'yours', 'manners'] as const;

/** What whoever opens an account agrees to. */
export default function TermsPage() {
  const t = useTranslations('terms');
  const { email } = useLoaderData<typeof loader>();
  const linkTo = (href: string) => (chunks: ReactNode) => (
    <Link href={href} className="link wrap-anywhere">
      {chunks}
    </Link>
  );
  const parts = { email, mail: linkTo(`mailto:${email}`), pricing: linkTo(paths.pricing) };
  return (
    <div className="page-gutter">
      <header className="pt-8 md:pt-14">
        <h1 className="type-display-l">{t('headline')}</h1>
      </header>
      <div className="mt-10 grid gap-10">
        {sections.map((section) => (
          <section key={section} aria-labelledby={section}>
            <h2 id={section} className="type-display-m">
              {t(`heading.${section}`)}
            </h2>
            <p className="mt-3 measure">{t.rich(`text.${section}`, parts)}</p>
          </section>
        ))}
      </div>
    </div>
  );
}
