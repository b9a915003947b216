import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import type { DialogProps } from './dialog-props.ts';

export type DangerDialogProps = Omit<DialogProps, 'footer' | 'role' | 'onOpenChange'> & {
  /** What the button says that does it. */
  confirm: string;
  busy: boolean;
  busyLabel: string;
  /** What the button says that leaves everything as it is. */
  keep: string;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks once more before something ends that cannot be brought back. */
export function DangerDialog({ confirm, busy, busyLabel, keep, onConfirm, onClose, ...rest }: DangerDialogProps) {
  return (
    <Dialog
      {...rest}
      onOpenChange={(stays) => !stays && onClose()}
      role="alertdialog"
      footer={
        <>
          <Button look="danger-filled" busy={busy} busyLabel={busyLabel} onClick={onConfirm}>
            {confirm}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {keep}
          </Button>
        </>
      }
    />
  );
}
