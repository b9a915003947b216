import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { useTranslations } from 'use-intl';
import { landingMessages } from '#messages/en/landing.ts';
import { serverApi } from '#web/api/server.ts';
import { demoSignInContext, publicUrlContext, sameForAllContext } from '#web/context.ts';
import { paths } from '#web/paths.ts';
import type { PageHandle } from '#web/page-handle.ts';
import { siteMeta } from '#web/site-meta.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { FirstTicket } from '#web/widgets/first-ticket.tsx';
import { stories, Story, ToldStory } from '#web/widgets/story.tsx';

export const handle: PageHandle = { hydrate: false, styles: 'customers' };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const front = await serverApi(request, context).api('GET /api/front-page');
  context.get(sameForAllContext)();
  const { title, description } = landingMessages.customers;
  const demo = context.get(demoSignInContext) !== undefined;
  const address = `${context.get(publicUrlContext)}${paths.customers}`;
  return { title, description, demo, told: front.stories, address };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? siteMeta({ ...loaderData, title: `${loaderData.title} · Uli` }) : [];

export default function CustomersPage() {
  const t = useTranslations('customers');
  const titles = useTranslations('landing.stories');
  // Stories of the demo's people stand where those people are and nobody has told a real one; nobody else's are made up.
  const { demo, told } = useLoaderData<typeof loader>();
  const some = demo || told.length > 0;
  return (
    <>
      <div className="page-gutter">
        <header className="pt-8 pb-12 md:pt-12 md:pb-20">
          <h1 className="type-display-l">{told.length > 0 ? titles('title') : t(demo ? 'headline' : 'noneTitle')}</h1>
          <p className="mt-2.5 type-body-l text-ink-2 measure">{t(some ? 'text' : 'noneText')}</p>
        </header>
        {some ? (
          <div className="grid gap-16 md:gap-24">
            {told.map((story, index) => (
              <ToldStory key={index} {...story} />
            ))}
            {told.length === 0 &&
              stories.map((of, index) => <Story key={of} of={of} turned={index % 2 === 1} long first={index === 0} />)}
          </div>
        ) : (
          <div className="max-w-text">
            <FirstTicket />
          </div>
        )}
      </div>
      <section className="mt-section -mb-section ink-ground py-[clamp(4rem,10vw,9rem)]">
        <div className="page-gutter">
          <h2 className="type-display-xl">{t('closing')}</h2>
          <p className="mt-8 flex flex-wrap gap-3">
            <ButtonLink href={paths.startNow} size="hero">
              {t('startNow')}
            </ButtonLink>
            <ButtonLink href={paths.pricing} look="quiet" size="hero">
              {t('seePricing')}
            </ButtonLink>
          </p>
        </div>
      </section>
    </>
  );
}
