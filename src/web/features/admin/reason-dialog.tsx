import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { sentenceOf } from '#web/api/error.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field, FieldError } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useToast } from '#web/ui/toast.tsx';

const lengths = ['1', '7', '30', '90', 'good'] as const;

export interface Given {
  readonly reason: string;
  /** Null for good. */
  readonly days: number | null;
}

export interface Done {
  readonly title: string;
  /** To whom or what. */
  readonly description?: string;
}

export interface ReasonDialogProps {
  open: boolean;
  title: string;
  /** What it does. */
  text: string;
  confirm: string;
  /** Whether it takes something away from somebody. */
  danger?: boolean;
  /** Whether it lasts for a time that is asked for, too. */
  lasts?: boolean;
  /** Whether it concerns the place and no person. */
  aboutNobody?: boolean;
  /** What is asked for where it is not the reason. */
  words?: { label: string; hint: string | undefined; missing: string; most: number };
  /** What is asked besides, before the reason; `check` says whether it was answered, and shows where not. */
  before?: ReactNode;
  check?: () => boolean;
  act: (given: Given) => Promise<unknown>;
  /** What was done, once it is. */
  done: (given: Given) => Done;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

/** Asks for the reason of something that an admin is about to do, and does it. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { open, title, text, confirm, danger = false, lasts = false, aboutNobody = false, words, before } = props;
  const { check, act, done, onClose, returnFocus } = props;
  const t = useTranslations('admin');
  const asked = words ?? {
    label: t('reason'),
    hint: t(aboutNobody ? 'reasonKept' : 'reasonHint'),
    missing: t('reasonMissing'),
    most: 500,
  };
  const { toast } = useToast();
  const queries = useQueryClient();
  const [reason, setReason] = useState('');
  const [length, setLength] = useState('7');
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const given = { reason, days: length === 'good' ? null : Number(length) };
  const deed = useMutation({
    mutationFn: () => act(given),
    onSuccess: () => {
      toast(done(given));
      onClose();
    },
    // Also what was refused may stand otherwise than the list says.
    onSettled: () => queries.invalidateQueries({ queryKey: ['admin'] }),
  });
  const send = () => {
    if (check && !check()) return;
    if (reason.trim()) return deed.mutate();
    setMissing(true);
    field.current?.focus();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      returnFocus={returnFocus}
      title={title}
      description={text}
      closeLabel={t('close')}
      footer={
        <>
          <Button look={danger ? 'danger-filled' : 'action'} busy={deed.isPending} busyLabel={t('busy')} onClick={send}>
            {confirm}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {before}
        {lasts && (
          <Field label={t('lasts')}>
            <Select value={length} onChange={(event) => setLength(event.target.value)}>
              {lengths.map((value) => (
                <option key={value} value={value}>
                  {value === 'good' ? t('forGood') : t('days', { count: Number(value) })}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <Field label={asked.label} hint={asked.hint} error={missing ? asked.missing : undefined} required>
          <TextArea
            ref={field}
            rows={words ? 6 : 3}
            maxLength={asked.most}
            value={reason}
            onChange={(event) => {
              setReason(event.target.value);
              setMissing(false);
            }}
          />
        </Field>
        {deed.isError && <FieldError>{sentenceOf(deed.error) ?? t('failed')}</FieldError>}
      </div>
    </Dialog>
  );
}
