import { useTranslations } from 'use-intl';
import type { RatingOnWire } from '#modules/ratings/contract';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Link } from '#web/ui/link.tsx';
import { Stars } from '#web/ui/stars.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { StarField } from './star-field.tsx';

/** What came back of a rating that was not taken. */
export interface ReturnedRating {
  readonly stars: number | undefined;
  readonly comment: string;
  /** Without stars, or in the server's words. */
  readonly problem: 'stars' | { readonly message: string };
}

export interface ManagedRatingProps {
  visit: { readonly artist: { readonly fullName: string }; readonly service: { readonly name: string } };
  /** Whether others will read the first name only. */
  guest: boolean;
  rating: RatingOnWire | null;
  /** Whether what was said is being changed. */
  changing: boolean;
  returned: ReturnedRating | undefined;
  links: { readonly act: string; readonly change: string; readonly keep: string };
  /** Epoch milliseconds. */
  now: number;
}

/** Behind a manage link: asks how the visit was, or shows what was said. A plain form, no script needed. */
export function ManagedRating(props: ManagedRatingProps) {
  const { visit, rating, changing, returned, now } = props;
  const t = useTranslations('ratings');
  const editable = rating !== null && now < Date.parse(rating.editableUntil);
  const asks = rating === null || (editable && (changing || returned !== undefined));
  return (
    <section aria-labelledby="rating" className="scroll-mt-24">
      <h2 id="rating" className="mb-4 scroll-mt-24 type-display-s">
        {asks ? t('rateTitle', { service: visit.service.name }) : t('yourStars')}
      </h2>
      {asks ? <Asking {...props} /> : <Said {...props} rating={rating} editable={editable} />}
    </section>
  );
}

function Asking({ rating, guest, returned, links }: ManagedRatingProps) {
  const t = useTranslations('ratings');
  const problem = returned?.problem;
  return (
    <form method="post" action={links.act} noValidate className="grid gap-5">
      {typeof problem === 'object' && <Banner look="danger" role="alert" title={problem.message} />}
      <StarField
        chosen={returned?.stars ?? rating?.rating}
        error={problem === 'stars' ? t('starsNeeded') : undefined}
      />
      <Field
        id="comment"
        label={t('comment')}
        optional={t('optional')}
        hint={guest ? t('commentHintGuest') : t('commentHint')}
      >
        <TextArea name="comment" rows={4} maxLength={1000} defaultValue={returned?.comment ?? rating?.comment ?? ''} />
      </Field>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" name="intent" value={rating ? 'changeRating' : 'rate'}>
          {rating ? t('save') : t('send')}
        </Button>
        {rating && (
          <Link href={links.keep} className="inline-flex min-h-11 items-center link">
            {t('cancel')}
          </Link>
        )}
      </div>
    </form>
  );
}

function Said({ visit, rating, editable, links }: ManagedRatingProps & { rating: RatingOnWire; editable: boolean }) {
  const t = useTranslations('ratings');
  return (
    <>
      <Stars rating={rating.rating} label={t('yours', { stars: rating.rating })} size={24} />
      {rating.comment && (
        <p className="mt-3 whitespace-pre-line measure">
          <bdi>{rating.comment}</bdi>
        </p>
      )}
      {rating.reply && (
        <div className="mt-4 ms-4 border-s-[3px] border-line-strong ps-4">
          <p className="type-small-strong">{t('replyFrom', { name: visit.artist.fullName })}</p>
          <p className="mt-1 whitespace-pre-line text-ink-2 measure">{rating.reply}</p>
        </div>
      )}
      {editable && (
        <p className="mt-2">
          <Link href={links.change} className="inline-flex min-h-11 items-center link">
            {t('change')}
          </Link>
        </p>
      )}
    </>
  );
}
