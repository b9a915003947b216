import { useTranslations } from 'use-intl';
import { formatDate, formatPrice } from '#kernel/visit-time';
import type { PortalOnWire } from '#modules/provider/contract';
import { Button } from '#web/ui/button.tsx';
import { PageSection } from '#web/ui/page-section.tsx';
import { PriceBoard, PriceRow } from '#web/ui/price-board.tsx';
import { CardNumber } from './card-number.tsx';
import type { PayProblem } from './pay-form.tsx';

interface PortalProps {
  portal: PortalOnWire;
}

const dateOf = (instant: string) => formatDate(Date.parse(instant), 'UTC');

/** The plan, another one, its end. */
export function PortalPlan({ portal: { subscription, prices } }: PortalProps) {
  const t = useTranslations('sandbox');
  const next = subscription?.cancels ? null : subscription?.next;
  // What ends is resumed first: "stay with" beside "resume" would be two words for one wish.
  const changes = subscription?.cancels ? [] : prices;
  const runs = subscription && subscription.status !== 'canceled';
  return (
    <PageSection id="plan" title={t('planTitle')}>
      {runs ? (
        <>
          <PriceBoard className="-mt-3">
            <PriceRow
              name={subscription.name}
              price={t('monthly', { price: formatPrice(subscription.amount, subscription.currency) })}
            />
            <PriceRow
              name={
                subscription.cancels ? t('endsOn') : subscription.status === 'past_due' ? t('late') : t('nextCharge')
              }
              price={dateOf(subscription.until)}
            />
            {next && (
              <PriceRow name={t('then', { name: next.name })} price={formatPrice(next.amount, subscription.currency)} />
            )}
          </PriceBoard>
          <form method="post" className="mt-5 flex flex-wrap gap-3">
            {subscription.cancels ? (
              <Button type="submit" name="intent" value="resume">
                {t('resume')}
              </Button>
            ) : (
              <Button type="submit" name="intent" value="cancel" look="danger">
                {t('cancel')}
              </Button>
            )}
          </form>
          {changes
            .filter(({ id }) => id !== (subscription.next ?? subscription).price)
            .map(({ id, name }) => (
              <form key={id} method="post" className="mt-3">
                <input type="hidden" name="price" value={id} />
                <Button type="submit" name="intent" value="change" look="quiet">
                  {t(id === subscription.price ? 'stay' : 'changeTo', { name })}
                </Button>
              </form>
            ))}
        </>
      ) : (
        <p className="text-ink-2">{t('noPlan')}</p>
      )}
    </PageSection>
  );
}

/** The card that is charged, and room for another one. */
export function PortalCard({ portal: { card }, problem }: PortalProps & { problem: PayProblem | undefined }) {
  const t = useTranslations('sandbox');
  return (
    <PageSection
      id="card"
      title={t('cardTitle')}
      text={card ? t('cardNow', { brand: brands[card.brand] ?? card.brand, last4: card.last4 }) : t('noCard')}
    >
      <form method="post" className="grid gap-4" noValidate>
        <CardNumber another={card !== null} error={problem && t(`problem.${problem}`)} />
        <div>
          <Button type="submit" name="intent" value="card" look="quiet">
            {t('saveNewCard')}
          </Button>
        </div>
      </form>
    </PageSection>
  );
}

const brands: Readonly<Record<string, string>> = { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express' };

/** The bills, each with its own page. */
export function PortalInvoices({ portal: { invoices } }: PortalProps) {
  const t = useTranslations('sandbox');
  return (
    <PageSection id="invoices" title={t('invoicesTitle')}>
      {invoices.length === 0 ? (
        <p className="text-ink-2">{t('noInvoices')}</p>
      ) : (
        <PriceBoard className="-mt-3">
          {invoices.map(({ id, url, date, total, currency, status }) => (
            <PriceRow
              key={id}
              name={
                <a href={url} className="link hit-44">
                  {dateOf(date)}
                </a>
              }
              minutes={status === 'paid' ? t('paid') : t('late')}
              price={formatPrice(total, currency)}
            />
          ))}
        </PriceBoard>
      )}
    </PageSection>
  );
}
