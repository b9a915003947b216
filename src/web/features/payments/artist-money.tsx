import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { formatPrice } from '#kernel/visit-time';
import type { BookingStatus } from '#modules/bookings/rules';
import { browserApi } from '#web/api/browser.ts';
import { sentenceOf } from '#web/api/error.ts';
import { Button } from '#web/ui/button.tsx';
import { lazy } from '#web/ui/lazy.ts';
import { useShown } from '#web/ui/use-shown.ts';
import { useToast } from '#web/ui/toast.tsx';
import { chairRows, owedRows } from './board-rows.ts';
import { disputeShown } from './dispute-shown.ts';
import { MoneyLines, ownReceipt } from './money-lines.tsx';
import { moneyKey, type Money } from './queries.ts';

const GiveBackDialog = lazy(async () => ({ default: (await import('./give-back-dialog.tsx')).GiveBackDialog }));
const RecordDialog = lazy(async () => ({ default: (await import('./record-dialog.tsx')).RecordDialog }));

export interface BookingMoneyProps {
  bookingId: number;
  service: string;
  when: string;
  /** What the offer is called that takes something off. */
  offer: string | null;
  timeZone: string;
  status: BookingStatus;
  /** Who is paid, and who pays. */
  artistName: string;
  clientName: string;
  /** Whether its price stands beside it, in its ticket. */
  priced: boolean;
  /** A visit to be paid for that is no longer booked: it was not paid, or the request was not answered. */
  lapsed: boolean;
  asArtist: boolean;
}

/** The money of a booking for its professional: what came, and what they record, let off, take back and give back. */
export function ArtistMoney(props: BookingMoneyProps & { money: Money }) {
  const { bookingId, money, status, priced, clientName, ...shown } = props;
  const t = useTranslations('checkout.artist');
  const giving = useShown<Money>();
  const recording = useShown<number>();
  const { retry, waive, undo } = useMoneyActs(bookingId);
  const disputed = disputeShown(money);
  const { standing, version, markable } = money;
  const left = formatPrice(standing.left, money.currency);
  return (
    <section aria-labelledby="money">
      <h2 id="money" className="type-display-s">
        {t('title')}
      </h2>
      <MoneyLines
        money={money}
        {...shown}
        totalOnly={priced}
        over={markable}
        receiptOf={ownReceipt}
        retryOf={(refundId) => (
          <Button
            look="quiet"
            size="compact"
            busy={retry.isPending}
            busyLabel={t('busy')}
            onClick={() => retry.mutate(refundId)}
          >
            {t('retry')}
          </Button>
        )}
      />
      {disputed && (
        <p className="mt-4 text-ink-2 measure">{t(disputed.status === 'open' ? 'disputeOpen' : 'disputeLost')}</p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {markable && (standing.left > 0 || status === 'completed') && (
          <Button
            id="record-payment"
            look={standing.left > 0 ? 'action' : 'quiet'}
            onClick={() => recording.show(version)}
          >
            {t('record')}
          </Button>
        )}
        {markable && standing.left > 0 && (
          <Button
            look="quiet"
            busy={waive.isPending}
            busyLabel={t('busy')}
            onClick={() => waive.mutate({ version, price: left })}
          >
            {t('waive', { price: left })}
          </Button>
        )}
        {markable && isMarked(money) && (
          <Button look="quiet" busy={undo.isPending} busyLabel={t('busy')} onClick={() => undo.mutate(version)}>
            {t('undo')}
          </Button>
        )}
        {money.returnable > 0 && (
          <Button id="give-back" look="danger" onClick={() => giving.show(money)}>
            {t('give')}
          </Button>
        )}
      </div>
      <Suspense>
        {giving.value && (
          <GiveBackDialog
            key={`give ${giving.turn}`}
            open={giving.open}
            money={giving.value}
            onClose={giving.hide}
            returnFocus={() => document.getElementById('give-back') ?? document.getElementById('main')}
          />
        )}
        {recording.value !== undefined && (
          <RecordDialog
            key={`record ${recording.turn}`}
            open={recording.open}
            bookingId={bookingId}
            name={clientName}
            onClose={recording.hide}
            returnFocus={() => document.getElementById('record-payment') ?? document.getElementById('main')}
          />
        )}
      </Suspense>
    </section>
  );
}

/** Whether there is anything to be taken back of what was recorded by hand. */
function isMarked({ lines }: Money): boolean {
  return chairRows(lines).length > 0 || owedRows(lines).some(({ kind }) => kind === 'written_off');
}

/** What a professional does about the money of a booking with one press. */
function useMoneyActs(bookingId: number) {
  const t = useTranslations('checkout.artist');
  const { toast } = useToast();
  const queries = useQueryClient();
  const params = { bookingId };
  const done = (changed: Money, title: string) => {
    queries.setQueryData(moneyKey(bookingId), changed);
    toast({ title });
  };
  // What they looked at may be otherwise by now.
  const onError = (error: Error) => {
    toast({ title: sentenceOf(error) ?? t('failed'), look: 'destructive' });
    void queries.invalidateQueries({ queryKey: moneyKey(bookingId) });
  };
  return {
    retry: useMutation({
      mutationFn: (refundId: number) =>
        browserApi('POST /api/bookings/{bookingId}/refunds/{refundId}/retry', { params: { bookingId, refundId } }),
      onSuccess: (changed) => done(changed, t('done')),
      onError,
    }),
    waive: useMutation({
      mutationFn: ({ version }: { version: number; price: string }) =>
        browserApi('POST /api/bookings/{bookingId}/write-off', { params, body: { version } }),
      onSuccess: (changed, { price }) => done(changed, t('waived', { price })),
      onError,
    }),
    undo: useMutation({
      mutationFn: (version: number) =>
        browserApi('POST /api/bookings/{bookingId}/unmark-money', { params, body: { version } }),
      onSuccess: (changed) => done(changed, t('undone')),
      onError,
    }),
  };
}
