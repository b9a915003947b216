import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { readerLocale } from '#kernel/language';
import type { EpochMs } from '#kernel/time';
import { Avatar } from '#web/ui/avatar.tsx';
import { CheckIcon } from '#web/ui/icons.ts';
import { sampleArtist } from '../demo/sample.ts';
import { SampleStep } from './sample-step.tsx';
import { readSample, sampleId } from './sample-steps.ts';

const points = ['account', 'taken', 'yours'] as const;

/** The real booking flow on demo data, beside a plain statement. Every step is an address. */
export function SampleBooking({ now }: { now: EpochMs }) {
  const t = useTranslations('landing.sample');
  const steps = readSample(new URLSearchParams(useLocation().search));
  return (
    <section
      aria-labelledby="sample-title"
      className="mt-section rests-below grid gap-x-12 gap-y-8 page-gutter lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
    >
      <div>
        <h2 id="sample-title" className="type-display-l">
          {t('title')}
        </h2>
        <p className="mt-5 type-body-l text-ink-2 measure">{t('text')}</p>
        <ul className="mt-6 grid gap-3 measure">
          {points.map((point) => (
            <li key={point} className="flex gap-3">
              <CheckIcon size={20} weight="bold" aria-hidden className="mt-0.5 shrink-0" />
              {t(`points.${point}`)}
            </li>
          ))}
        </ul>
      </div>
      <div
        id={sampleId}
        role="group"
        aria-label={t('card')}
        className="min-w-0 scroll-mt-6 self-start rounded-card border border-line bg-surface [--ticket-ground:var(--surface)]"
      >
        <SampleArtist />
        <div id="sample-step" className="p-4 md:p-6">
          <SampleStep steps={steps} now={now} />
        </div>
      </div>
    </section>
  );
}

/** Whose card it is, with the numbers that stand on it. */
function SampleArtist() {
  const t = useTranslations('landing.sample');
  const { fullName, username } = sampleArtist;
  const number = new Intl.NumberFormat(readerLocale());
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line p-4 md:px-6">
      <Avatar name={fullName} size={56} />
      <div className="min-w-0 grow">
        <h3 className="type-display-s">{fullName}</h3>
        <p className="type-small text-ink-2">
          <bdi>@{username}</bdi> · {t('profession')}
        </p>
      </div>
      <dl className="flex gap-5">
        {(['posts', 'followers', 'following'] as const).map((count) => (
          <div key={count} className="flex flex-col-reverse">
            <dt className="type-small text-ink-2">{t(count)}</dt>
            <dd className="type-figure">{number.format(sampleArtist[count])}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
