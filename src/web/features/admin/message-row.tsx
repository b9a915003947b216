import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ContactMessageOnWire } from '#modules/contact/contract';
import { dotFacts, formatMoment, joinFacts } from '#kernel/visit-time';
import { browserApi } from '#web/api/browser.ts';
import { sentenceOf } from '#web/api/error.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { lazy } from '#web/ui/lazy.ts';
import { useToast } from '#web/ui/toast.tsx';

const AnswerDialog = lazy(async () => ({ default: (await import('./answer-dialog.tsx')).AnswerDialog }));

/** What somebody wrote on the contact page, with what was answered. */
export function MessageRow({ message: written, now }: { message: ContactMessageOnWire; now: number }) {
  const t = useTranslations('admin');
  const { id, name, email, subject, message, createdAt, readAt, answer } = written;
  const button = useRef<HTMLButtonElement>(null);
  const [answering, setAnswering] = useState(false);
  return (
    <article className="py-5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="type-strong wrap-anywhere">
          <bdi>{subject}</bdi>
        </span>
        <span className="type-small text-ink-2">{formatMoment(Date.parse(createdAt), 'UTC', { now })}</span>
      </p>
      <p className="type-small text-ink-2 wrap-anywhere">{dotFacts([name, email])}</p>
      {(answer || !readAt) && (
        <p className="mt-2">
          <Badge status={answer ? 'completed' : 'pending'}>{t(answer ? 'written.answered' : 'written.new')}</Badge>
        </p>
      )}
      <p className="mt-2 whitespace-pre-line wrap-anywhere measure">
        <bdi>{message}</bdi>
      </p>
      {answer && (
        <>
          <p className="mt-3 type-small-strong">
            {joinFacts([t('written.ours'), formatMoment(Date.parse(answer.at), 'UTC', { now })])}
          </p>
          <p className="mt-1 whitespace-pre-line wrap-anywhere measure">
            <bdi>{answer.words}</bdi>
          </p>
        </>
      )}
      {!answer && (
        <div className="mt-4 flex flex-wrap gap-3">
          <Button ref={button} look="quiet" size="compact" onClick={() => setAnswering(true)}>
            {t('written.reply')}
          </Button>
          <ReadButton id={id} read={readAt !== null} />
        </div>
      )}
      <Suspense>
        {answering && (
          <AnswerDialog message={written} onClose={() => setAnswering(false)} returnFocus={() => button.current} />
        )}
      </Suspense>
    </article>
  );
}

/** Puts it among what was read, or back among what is new. */
function ReadButton({ id: contactMessageId, read }: { id: number; read: boolean }) {
  const t = useTranslations('admin');
  const queries = useQueryClient();
  const { toast } = useToast();
  const mark = useMutation({
    mutationFn: () =>
      browserApi('PATCH /api/admin/contact-messages/{contactMessageId}', {
        params: { contactMessageId },
        body: { read: !read },
      }),
    onError: (error) => toast({ title: t('failed'), description: sentenceOf(error), look: 'destructive' }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['admin'] }),
  });
  return (
    <Button look="quiet" size="compact" busy={mark.isPending} busyLabel={t('busy')} onClick={() => mark.mutate()}>
      {t(read ? 'written.unread' : 'written.read')}
    </Button>
  );
}
