import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { RatingOnWire } from '#modules/ratings/contract';
import { browserApi } from '#web/api/browser.ts';
import { sentenceOf } from '#web/api/error.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { ratingsKey } from './queries.ts';

/** The artist's one answer to a rating, under it. */
export function ReplyToRating({ rating }: { rating: RatingOnWire }) {
  const t = useTranslations('ratings');
  const cache = useQueryClient();
  const { toast } = useToast();
  const [open, setOpen] = useState(false);
  const [error, setError] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (open) form.current?.querySelector('textarea')?.focus();
  }, [open]);
  const send = useMutation({
    mutationFn: (reply: string) =>
      browserApi('POST /api/ratings/{ratingId}/reply', { params: { ratingId: rating.id }, body: { reply } }),
    onSuccess: async () => {
      toast({ title: t('replied') });
      await cache.invalidateQueries({ queryKey: ratingsKey });
    },
    onError: (problem) => setError(sentenceOf(problem)),
  });
  if (!open) {
    return (
      <Button look="plain" size="compact" className="mt-3 -ms-3.5" onClick={() => setOpen(true)}>
        {t('reply')}
        <span className="sr-only"> {rating.user.fullName}</span>
      </Button>
    );
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reply = String(new FormData(event.currentTarget).get('reply') ?? '').trim();
    if (reply === '') setError(t('replyNeeded'));
    else send.mutate(reply);
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="mt-4 grid max-w-text gap-3">
      <Field
        id={`reply-${rating.id}`}
        label={t('replyTitle', { name: rating.user.fullName })}
        hint={t('replyText')}
        error={error}
      >
        <TextArea name="reply" rows={3} maxLength={1000} />
      </Field>
      <div className="flex gap-3">
        <Button type="submit" size="compact" busy={send.isPending} busyLabel={t('sending')}>
          {t('replySend')}
        </Button>
        <Button look="quiet" size="compact" onClick={() => setOpen(false)}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
