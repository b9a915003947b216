import { useTranslations } from 'use-intl';
import type { ContactMessageOnWire } from '#modules/contact/contract';
import { browserApi } from '#web/api/browser.ts';
import { ReasonDialog } from './reason-dialog.tsx';

export interface AnswerDialogProps {
  message: ContactMessageOnWire;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

/** Asks for the answer to what somebody wrote, and mails it. */
export function AnswerDialog({ message, onClose, returnFocus }: AnswerDialogProps) {
  const t = useTranslations('admin');
  const { id: contactMessageId, name, email, subject, message: asked } = message;
  return (
    <ReasonDialog
      open
      title={t('written.replyTo', { name })}
      text={t('written.replyText', { email })}
      confirm={t('written.send')}
      words={{ label: t('written.words'), hint: undefined, missing: t('written.missing'), most: 5000 }}
      before={
        <blockquote className="rounded-control bg-sunken px-4 py-3 whitespace-pre-line wrap-anywhere">
          <bdi className="type-strong">{subject}</bdi>
          <br />
          <bdi>{asked}</bdi>
        </blockquote>
      }
      act={({ reason: answer }) =>
        browserApi('POST /api/admin/contact-messages/{contactMessageId}/answer', {
          params: { contactMessageId },
          body: { answer },
        })
      }
      done={() => ({ title: t('action.answer_message'), description: name })}
      onClose={onClose}
      returnFocus={returnFocus}
    />
  );
}
