import { type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { useTranslations } from 'use-intl';
import { landingMessages } from '#messages/en/landing.ts';
import { planOf } from '#modules/subscriptions/rules';
import { publicUrlContext, sameForAllContext } from '#web/context.ts';
import { useUser } from '#web/features/accounts/use-user.ts';
import { paths } from '#web/paths.ts';
import type { PageHandle } from '#web/page-handle.ts';
import { siteMeta } from '#web/site-meta.ts';
import { Questions } from '#web/widgets/questions.tsx';
import { PlanBoard } from './pricing/plan-board.tsx';
import { plans } from './pricing/plans.ts';

export const handle: PageHandle = { hydrate: false, styles: 'pricing' };

export function loader({ context }: LoaderFunctionArgs) {
  context.get(sameForAllContext)();
  const { title, description } = landingMessages.pricing;
  return { title, description, address: `${context.get(publicUrlContext)}${paths.pricing}` };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? siteMeta({ ...loaderData, title: `${loaderData.title} · Uli` }) : [];

const asked = ['trial', 'clients', 'cancel', 'change', 'payment', 'premium'] as const;

export default function PricingPage() {
  const t = useTranslations('pricing');
  const user = useUser();
  const tier = user && planOf(user);
  return (
    <div className="page-gutter">
      <header className="pt-8 md:pt-12">
        <h1 className="type-display-l">{t('headline')}</h1>
        <p className="mt-2.5 type-body-l font-semibold">{t('trial')}</p>
        <p className="type-body-l text-ink-2">{t('clients')}</p>
      </header>
      <div className="mt-16 grid gap-x-8 gap-y-14 md:grid-cols-2">
        {plans.map((plan) => (
          <PlanBoard key={plan.tier} plan={plan} current={plan.tier === tier} />
        ))}
      </div>
      <p className="mt-5 type-small text-ink-2">{t('billed')}</p>
      <Questions
        title={t('questionsTitle')}
        list={asked.map((one) => [t(`questions.question.${one}`), t(`questions.answer.${one}`)] as const)}
      />
    </div>
  );
}
