import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ServiceOnWire } from '#modules/catalogue/contract';
import { isWaitingSample } from '#modules/catalogue/rules';
import { joinWords } from '#kernel/visit-time';
import { paths } from '#web/paths.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { PlusIcon } from '#web/ui/icons.ts';
import { Link } from '#web/ui/link.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { useShown } from '#web/ui/use-shown.ts';
import type { PayoutFacts } from './advance-choice.tsx';
import { ServiceDialog, type Editing } from './service-dialog.tsx';
import type { WholeFields } from './whole-fields.ts';
import { ServiceList } from './service-list.tsx';
import { ServicesEmpty } from './services-empty.tsx';
import { usualCurrency } from './template-rows.ts';

export interface ServicesEditorProps {
  userId: number;
  /** In which they work, where that is known. */
  country: string | null;
  services: readonly ServiceOnWire[];
  /** The address of the page where clients see them. */
  publicPage: string;
  payouts: PayoutFacts;
  /** Where hours are set, when there are none yet and so nothing can be booked. */
  hoursMissing: string | undefined;
}

const asksInAdvance = ({ published, advance }: ServiceOnWire) => published && advance.prepay !== 'none';

/** What a person offers: the list, and the panel that adds to it. */
export function ServicesEditor({ userId, country, services, publicPage, payouts, hoursMissing }: ServicesEditorProps) {
  const t = useTranslations('catalogue');
  const editing = useShown<Editing>();
  const [typed] = useState(() => new Map<number | string, WholeFields>());
  const samples = services.filter(isWaitingSample);
  const own = services.find(({ published }) => published) ?? services.find((each) => !isWaitingSample(each));
  const currency = own?.currency ?? usualCurrency(country);
  const hasOwn = samples.length < services.length;
  // Below what is one's own, which is not to be taken for samples.
  const samplesWait = samples.length > 0 && (
    <Banner
      title={t('samplesTitle', { names: joinWords(samples.map(({ name }) => name)) })}
      className={hasOwn ? 'mt-5' : 'mb-5'}
    >
      {t('samplesText')}
    </Banner>
  );
  return (
    <div className="max-w-190">
      <PageHead
        title={t('pageTitle')}
        subtitle={t('pageText')}
        action={
          <Button
            icon={<PlusIcon size={20} weight="bold" aria-hidden />}
            onClick={() => editing.show({ begins: { currency } })}
          >
            {t('add')}
          </Button>
        }
      />
      {!hasOwn && samplesWait}
      {hoursMissing && services.some(({ published }) => published) && (
        <Banner
          look="warn"
          title={t('noHours')}
          className="mb-5"
          action={
            <Link href={hoursMissing} className="link">
              {t('setHours')}
            </Link>
          }
        >
          {t('noHoursText')}
        </Banner>
      )}
      {!payouts.connected && services.some(asksInAdvance) && (
        <Banner
          look="warn"
          title={t('depositWaits')}
          className="mb-5"
          action={
            <Link href={paths.settings.payments} className="link">
              {t('connectPayouts')}
            </Link>
          }
        >
          {t('depositWaitsText')}
        </Banner>
      )}
      {services.length > 0 ? (
        <ServiceList userId={userId} services={services} onEdit={(service) => editing.show({ service })} />
      ) : (
        <ServicesEmpty userId={userId} onEdit={editing.show} />
      )}
      {hasOwn && samplesWait}
      {services.some(({ published }) => published) && (
        <Link href={publicPage} className="mt-4 inline-flex min-h-11 items-center link">
          {t('seePublicPage')}
        </Link>
      )}
      <ServiceDialog
        key={editing.turn}
        userId={userId}
        payouts={payouts}
        open={editing.open}
        editing={editing.value}
        onClose={editing.hide}
        typed={typed}
      />
    </div>
  );
}
