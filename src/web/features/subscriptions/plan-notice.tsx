import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { formatDate } from '#kernel/visit-time';
import { browserApi } from '#web/api/browser.ts';
import { paths } from '#web/paths.ts';
import { Link } from '#web/ui/link.tsx';
import { PlanStanding } from './plan-standing.tsx';
import { planQuery } from './queries.ts';

/** Says to a professional that their plan or free week is over, or that a payment is late; nothing to everybody else. */
export function PlanNotice({ timeZone }: { timeZone: string }) {
  const { data: plan } = useQuery(planQuery(browserApi));
  if (!plan || (plan.open && !plan.late)) return null;
  return (
    <PlanStanding plan={plan} dateOf={(instant) => formatDate(Date.parse(instant), timeZone)} action={<ToPlan />} />
  );
}

function ToPlan() {
  const t = useTranslations('plan.settings');
  return (
    <Link href={paths.settings.plan} className="link inline-flex min-h-11 items-center type-strong">
      {t('look')}
    </Link>
  );
}
