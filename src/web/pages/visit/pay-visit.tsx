import { IntlProvider, useTranslations } from 'use-intl';
import { readerLocale } from '#kernel/language';
import { formatMoment, formatVisit, inOnePiece, joinFacts } from '#kernel/visit-time';
import { checkoutMessages } from '#messages/en/checkout.ts';
import type { MoneyOnWire } from '#modules/payments/contract';
import { asksFirst } from '#web/features/bookings/asks-first.ts';
import { PolicyLine } from '#web/features/bookings/book/policy-line.tsx';
import { YourTime } from '#web/features/bookings/your-time.tsx';
import { moneyHead } from '#web/features/payments/money-head.ts';
import { MoneyLines } from '#web/features/payments/money-lines.tsx';
import { PayPanel } from '#web/features/payments/pay-panel.tsx';
import { TipForm } from '#web/features/payments/tip-form.tsx';
import { paths } from '#web/paths.ts';
import { Banner } from '#web/ui/banner.tsx';
import { hrefOfVisit } from './steps.ts';
import type { VisitPageProps } from './returned.ts';

/** What the visit costs, what was paid, and paying what is due: plain forms. */
export function PayVisit(props: VisitPageProps & { money: MoneyOnWire }) {
  return (
    <IntlProvider locale={readerLocale()} messages={checkoutMessages} timeZone="UTC">
      <Pay {...props} />
    </IntlProvider>
  );
}

/** Whether there is anything to say about paying: then it says what the price is made of, too. */
export function tellsMoney({ payable, tip, payments, unapplied, standing }: MoneyOnWire): boolean {
  const settled = standing.state === 'paid' || standing.state === 'waived';
  return payable !== null || tip !== null || payments.length + unapplied.length > 0 || settled;
}

function Pay({ token, booking, money, steps, now, returned }: VisitPageProps & { money: MoneyOnWire }) {
  const t = useTranslations('checkout');
  const { artist, policy, timeZone, service, expiresAt, status } = booking;
  if (!tellsMoney(money)) {
    return status === 'expired' && booking.dueNow > 0 ? <p className="mt-8 measure">{t('lapsed')}</p> : null;
  }
  const head = moneyHead(t, { money, name: artist.fullName, status });
  const place = { start: Date.parse(booking.date), end: Date.parse(booking.endsAt), zone: timeZone, city: artist.city };
  const visit = formatVisit(place, { now });
  const lapses = status === 'awaiting_payment' && expiresAt ? Date.parse(expiresAt) : undefined;
  const kept = lapses === undefined ? undefined : inOnePiece(formatMoment(lapses, timeZone, { now }));
  return (
    <section id="pay" aria-labelledby="pay-title" className="mt-10">
      <h2 id="pay-title" className="type-display-s">
        {head.title}
      </h2>
      {head.text && <p className="mt-1.5 text-ink-2 measure">{head.text}</p>}
      {steps.news === 'closed' && money.payable && (
        <Banner look="warn" role="status" title={t('closed')} className="mt-4" />
      )}
      <div className="mt-3">
        <MoneyLines
          money={money}
          service={service.name}
          when={joinFacts([visit.weekday, visit.day, visit.range])}
          offer={booking.offerTitle}
          timeZone={timeZone}
          over={status === 'completed'}
          receiptOf={(paymentId) => paths.managedReceipt(token, paymentId)}
        />
      </div>
      {money.held && kept && <p className="mt-4 text-ink-2 measure">{t('heldUntil', { time: kept })}</p>}
      <div className="mt-6">
        <PayPanel
          money={money}
          terms={
            <PolicyLine
              name={artist.fullName}
              policy={policy}
              freeUntil={Date.parse(policy.freeCancellationUntil)}
              timeZone={timeZone}
              now={now}
              asked={asksFirst(booking)}
              timeFixed={booking.fixed === 'opening'}
              paid
            />
          }
          agreed={steps.news === 'new' || steps.news === 'closed'}
          keptUntil={kept}
          problem={returned?.pay?.all}
          agreeProblem={returned?.pay?.agreed}
          action={`${hrefOfVisit(token)}#pay`}
        />
      </div>
      {lapses !== undefined && <YourTime start={lapses} timeZone={timeZone} />}
      <div className="mt-10">
        <TipForm
          money={money}
          name={artist.fullName}
          problem={returned?.pay?.tip ?? (money.payable ? undefined : returned?.pay?.all)}
          typed={returned?.pay?.typed}
          action={`${hrefOfVisit(token)}#pay`}
        />
      </div>
    </section>
  );
}
