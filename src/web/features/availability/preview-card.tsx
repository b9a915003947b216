import { useTranslations } from 'use-intl';
import type { EpochMs } from '#kernel/time';
import { calendarDate } from '#kernel/visit-time';
import { Banner } from '#web/ui/banner.tsx';
import { Card } from '#web/ui/card.tsx';
import type { ServiceOnWire } from '#modules/catalogue/contract';
import { paths } from '#web/paths.ts';
import { Link } from '#web/ui/link.tsx';
import { wholeRulesOf, type Draft } from './draft.ts';
import { NextFree } from './next-free-line.tsx';
import { rangesFrom } from './overrides.ts';
import { StrandedVisits } from './stranded-banner.tsx';
import type { Stranded } from './use-set-availability.ts';
import { bookingSentence, furtherSentences } from './words.ts';

export interface PreviewCardProps {
  userId: number;
  draft: Draft;
  /** Whether it differs from what is saved. */
  unsaved: boolean;
  now: EpochMs;
  services: readonly ServiceOnWire[];
  /** The visits that saving would leave outside. */
  stranded: Stranded | undefined;
}

/** In plain words, what a client will see: changes with every press, before anything is saved. */
export function PreviewCard({ userId, draft, unsaved, now, services, stranded }: PreviewCardProps) {
  const t = useTranslations('availability.editor');
  const rules = wholeRulesOf(draft);
  const offered = services.filter(({ published }) => published);
  const ranges = rangesFrom(draft.overrides, calendarDate(now, draft.timeZone));
  return (
    <Card title={t('preview')} action={unsaved && <span className="type-micro text-warn">{t('unsaved')}</span>}>
      <div aria-live="polite" className="grid gap-2.5">
        <p className="type-body-l">{bookingSentence(t, rules)}</p>
        {furtherSentences(t, rules, { autoConfirm: draft.autoConfirm, ranges, now }).map((sentence) => (
          <p key={sentence} className="type-small text-ink-2">
            {sentence}
          </p>
        ))}
      </div>
      {stranded && (
        <Banner look="warn" title={t('strandedBefore', { count: stranded.count })} className="mt-4">
          <StrandedVisits stranded={stranded} zone={draft.timeZone} now={now} />
        </Banner>
      )}
      <div className="mt-4 border-t border-line pt-4">
        {offered.length > 0 ? (
          <NextFree userId={userId} services={offered} rules={rules} unsaved={unsaved} now={now} />
        ) : (
          <p className="type-small text-ink-2">
            {t('noServices')}{' '}
            <Link href={paths.settings.services} className="link">
              {t('toServices')}
            </Link>
          </p>
        )}
      </div>
    </Card>
  );
}
