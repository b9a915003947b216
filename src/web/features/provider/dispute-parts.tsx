import { useTranslations } from 'use-intl';
import { formatDate, formatPrice } from '#kernel/visit-time';
import type { DisputePageOnWire } from '#modules/provider/contract';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { SandboxNotice } from './sandbox-notice.tsx';

/** What a bank asks about a payment; in the sandbox one says oneself how it decides. */
export function DisputeParts({ page: { amount, currency, status, answerBy } }: { page: DisputePageOnWire }) {
  const t = useTranslations('sandbox.dispute');
  return (
    <>
      <PageHead title={t('title', { price: formatPrice(amount, currency) })} />
      <SandboxNotice />
      <div className="mt-8">
        <p className="measure">
          {status === 'open'
            ? t('text', { date: formatDate(Date.parse(answerBy), 'UTC') })
            : t(status === 'won' ? 'isWon' : 'isLost')}
        </p>
        <form method="post" className="mt-6 flex flex-wrap gap-3">
          {status === 'open' && (
            <>
              <Button type="submit" name="act" value="won">
                {t('won')}
              </Button>
              <Button type="submit" name="act" value="lost" look="quiet">
                {t('lost')}
              </Button>
            </>
          )}
          <ButtonLink href={paths.admin.payments} look="quiet">
            {t('back')}
          </ButtonLink>
        </form>
      </div>
    </>
  );
}
