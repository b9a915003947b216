import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ReportOnWire } from '#modules/safety/contract';
import { reportReasons } from '#modules/safety/rules';
import { browserApi } from '#web/api/browser.ts';
import { sentenceOf } from '#web/api/error.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field, FieldError } from '#web/ui/field.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useToast } from '#web/ui/toast.tsx';

/** What is reported. */
export interface Subject {
  readonly kind: ReportOnWire['subjectKind'];
  readonly id: number;
}

export interface ReportDialogProps {
  open: boolean;
  subject: Subject;
  /** Whose it is. */
  name: string;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

type Reason = ReportOnWire['reason'];

/** Asks what is wrong with something, and sends it to the people who look at it. */
export function ReportDialog({ open, subject, name, onClose, returnFocus }: ReportDialogProps) {
  const t = useTranslations('safety');
  const { toast } = useToast();
  const [reason, setReason] = useState<Reason>();
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState(false);
  const report = useMutation({
    mutationFn: (chosen: Reason) =>
      browserApi('POST /api/reports', {
        body: { subjectKind: subject.kind, subjectId: subject.id, reason: chosen, note },
      }),
    onSuccess: () => {
      toast({ title: t('report.done'), description: t('report.doneText') });
      onClose();
    },
  });
  const form = useRef<HTMLDivElement>(null);
  const send = () => {
    if (reason) return report.mutate(reason);
    setMissing(true);
    // On a phone the question may be out of sight.
    form.current?.querySelector('input')?.focus({ preventScroll: true });
    form.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      returnFocus={returnFocus}
      title={t(`report.title.${subject.kind}`, { name })}
      description={t('report.text')}
      closeLabel={t('close')}
      footer={
        <>
          <Button busy={report.isPending} busyLabel={t('report.busy')} onClick={send}>
            {t('report.send')}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <div ref={form} className="grid gap-5">
        <RadioCards
          legend={t('report.reason')}
          name="reason"
          value={reason ?? ''}
          onChange={(value) => {
            setReason(value as Reason);
            setMissing(false);
          }}
          options={reportReasons.map((value) => ({ value, label: t(`report.reasons.${value}`) }))}
          error={missing ? t('report.reasonMissing') : undefined}
        />
        <Field label={t('report.note')} optional={t('optional')}>
          <TextArea rows={3} maxLength={1000} value={note} onChange={(event) => setNote(event.target.value)} />
        </Field>
        {report.isError && <FieldError>{sentenceOf(report.error) ?? t('failed')}</FieldError>}
      </div>
    </Dialog>
  );
}
