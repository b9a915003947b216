import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { browserApi } from '#web/api/browser.ts';
import { DangerDialog } from '#web/ui/danger-dialog.tsx';
import { useToast } from '#web/ui/toast.tsx';
import type { Booking } from '../queries.ts';
import { useFailureReport } from '../report-failure.ts';

export interface BlockGuestDialogProps {
  open: boolean;
  booking: Pick<Booking, 'id' | 'guest'>;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

/** Asks before a guest is blocked, and says what that changes. */
export function BlockGuestDialog({ open, booking, onClose, returnFocus }: BlockGuestDialogProps) {
  const t = useTranslations('bookings');
  const asks = useTranslations('asking.blocking');
  const { toast } = useToast();
  const report = useFailureReport();
  const queries = useQueryClient();
  const { fullName: name, email } = booking.guest!;
  const lift = useMutation({
    mutationFn: (guestId: number) => browserApi('DELETE /api/blocked-guests/{guestId}', { params: { guestId } }),
    onSuccess: () => toast({ title: asks('undone', { name }) }),
    onError: report,
    // The list of whom one blocked may be what is looked at by then.
    onSettled: () => queries.invalidateQueries(),
  });
  const block = useMutation({
    mutationFn: () => browserApi('POST /api/bookings/{bookingId}/block-guest', { params: { bookingId: booking.id } }),
    onSuccess: ({ id }) => {
      toast({ title: asks('done', { name }), action: { label: asks('undo'), onSelect: () => lift.mutate(id) } });
      onClose();
    },
    onError: report,
    // Whether one can write to them may be what is looked at.
    onSettled: () => queries.invalidateQueries(),
  });
  return (
    <DangerDialog
      open={open}
      onClose={onClose}
      returnFocus={returnFocus}
      title={asks('title', { name })}
      closeLabel={t('close')}
      confirm={asks('submit')}
      busy={block.isPending}
      busyLabel={asks('busy')}
      keep={asks('keep')}
      onConfirm={() => block.mutate()}
    >
      <ul className="grid list-disc gap-1 ps-5 text-ink-2">
        <li>{asks(email ? 'byEmail' : 'byPhone', { contact: email ?? booking.guest!.phone ?? '' })}</li>
        <li>{asks('stays')}</li>
        <li>{asks('quiet')}</li>
      </ul>
    </DangerDialog>
  );
}
