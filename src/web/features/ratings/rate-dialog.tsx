import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { RatingOnWire } from '#modules/ratings/contract';
import { formatPlainDate } from '#kernel/visit-time';
import { browserApi } from '#web/api/browser.ts';
import { sentenceOf } from '#web/api/error.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { PhotoField } from './photo-field.tsx';
import { ratingsKey } from './queries.ts';
import { StarField } from './star-field.tsx';

/** The parts of a visit that somebody who rates it is shown. */
export interface RatedVisit {
  readonly id: number;
  readonly date: string;
  readonly artist: { readonly fullName: string };
  readonly service: { readonly name: string };
}

export interface RateDialogProps {
  open: boolean;
  onClose: () => void;
  visit: RatedVisit;
  /** What was said before, to change it. */
  rating: RatingOnWire | undefined;
  now: number;
}

/** Stars, words and photos for a visit. What was written stays when sending fails. */
export function RateDialog({ open, onClose, visit, rating, now }: RateDialogProps) {
  const t = useTranslations('ratings');
  const form = useId();
  const cache = useQueryClient();
  const { toast } = useToast();
  const [photos, setPhotos] = useState(rating?.images ?? []);
  const [uploading, setUploading] = useState(false);
  const [starsMissing, setStarsMissing] = useState(false);
  const send = useMutation({
    mutationFn: (said: { rating: number; comment: string | null; mediaIds: number[] }) =>
      rating
        ? browserApi('PATCH /api/ratings/{ratingId}', { params: { ratingId: rating.id }, body: said })
        : browserApi('POST /api/ratings', { body: { bookingId: visit.id, ...said } }),
    onSuccess: async () => {
      toast({ title: rating ? t('changed') : t('sent') });
      await cache.invalidateQueries({ queryKey: ratingsKey });
      onClose();
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const stars = Number(typed.get('stars'));
    setStarsMissing(!stars);
    // The first star: it may have gone out of sight.
    if (!stars) return event.currentTarget.querySelector('input')?.focus();
    const comment = String(typed.get('comment') ?? '').trim() || null;
    send.mutate({ rating: stars, comment, mediaIds: photos.map(({ id }) => id) });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      title={t('rateTitle', { service: visit.service.name })}
      description={t('rateWith', {
        name: visit.artist.fullName,
        day: formatPlainDate(visit.date.slice(0, 10), { now }),
      })}
      closeLabel={t('close')}
      footer={
        <Button
          type="submit"
          form={form}
          wide
          busy={send.isPending || uploading}
          busyLabel={t(uploading ? 'uploading' : 'sending')}
        >
          {rating ? t('save') : t('send')}
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={submit} onInput={() => setStarsMissing(false)} className="grid gap-5">
        {send.isError && <ErrorState title={sentenceOf(send.error) ?? t('notSent')}>{t('kept')}</ErrorState>}
        <StarField chosen={rating?.rating} error={starsMissing ? t('starsNeeded') : undefined} />
        <Field id="comment" label={t('comment')} optional={t('optional')} hint={t('commentHint')}>
          <TextArea name="comment" rows={4} maxLength={1000} defaultValue={rating?.comment ?? ''} />
        </Field>
        <PhotoField
          photos={photos}
          onChange={(next) => setPhotos([...next])}
          uploading={uploading}
          onUploading={setUploading}
        />
      </form>
    </Dialog>
  );
}
