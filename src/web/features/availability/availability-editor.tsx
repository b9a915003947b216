import { useRef, useState, type SubmitEvent } from 'react';
import { useTranslations } from 'use-intl';
import { calendarDate } from '#kernel/visit-time';
import type { AvailabilityOnWire } from '#modules/availability/contract';
import type { ServiceOnWire } from '#modules/catalogue/contract';
import { focusFirstInvalid } from '#web/ui/focus-first-invalid.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { SaveBar } from '#web/ui/save-bar.tsx';
import { BookingSection } from './booking-section.tsx';
import { OverridesSection } from './overrides-section.tsx';
import { PreviewCard } from './preview-card.tsx';
import { StrandedBanner } from './stranded-banner.tsx';
import { useDraft } from './use-draft.ts';
import { useStrandedBefore } from './use-stranded-before.ts';
import { WeeklySection } from './weekly-section.tsx';
import { WhySection } from './why-section.tsx';
import { ZoneNotice } from './zone-notice.tsx';
import { ZoneSection } from './zone-section.tsx';

export interface AvailabilityEditorProps {
  userId: number;
  saved: AvailabilityOnWire;
  /** The person's own, drafts included. */
  services: readonly ServiceOnWire[];
  onUnsaved: (unsaved: boolean) => void;
}

/** Hours, exceptions and rules of booking, with what they mean for clients beside them. */
export function AvailabilityEditor({ userId, saved, services, onUnsaved }: AvailabilityEditorProps) {
  const t = useTranslations('availability.editor');
  const form = useRef<HTMLFormElement>(null);
  const edited = useDraft({ userId, saved, onUnsaved });
  const { draft, change, unsaved, problems, tried, trouble, stranded, busy, save } = edited;
  const strandedBefore = useStrandedBefore(draft, unsaved && Object.keys(problems).length === 0);
  const [now] = useState(() => Date.now());
  const strandedKey = stranded?.visits.map(({ bookingId }) => bookingId).join(' ');
  const today = calendarDate(now, draft.timeZone);
  async function submit(event: SubmitEvent) {
    event.preventDefault();
    await save();
    focusFirstInvalid(form.current);
  }
  return (
    <>
      <PageHead title={t('pageTitle')} subtitle={t('pageText')} />
      <div className="mb-8 grid gap-3 empty:hidden">
        {stranded && <StrandedBanner key={strandedKey} stranded={stranded} zone={saved.timeZone} now={now} />}
        <ZoneNotice
          zone={saved.timeZone}
          confirmed={saved.zoneConfirmed ?? false}
          busy={busy}
          onConfirm={edited.confirmZone}
          onMove={(timeZone) => change({ ...draft, timeZone })}
        />
      </div>
      <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="grid gap-6 lg:sticky lg:top-6 lg:order-last">
          <PreviewCard
            userId={userId}
            draft={draft}
            unsaved={unsaved}
            now={now}
            services={services}
            stranded={strandedBefore}
          />
        </div>
        <div className="grid min-w-0 gap-16">
          <form ref={form} onSubmit={submit} noValidate>
            <div className="grid gap-14">
              <WeeklySection draft={draft} problems={problems} strict={tried} onChange={change} />
              <OverridesSection
                draft={draft}
                problems={problems}
                now={now}
                today={today}
                unsaved={unsaved}
                onChange={edited.changeDates}
              />
              <BookingSection draft={draft} problems={problems} onChange={change} />
              <ZoneSection
                zone={draft.timeZone}
                problem={problems['timeZone']}
                onChange={(timeZone) => change({ ...draft, timeZone })}
              />
            </div>
            {unsaved && (
              <SaveBar
                note={[
                  t('unsavedChanges'),
                  ...(strandedBefore ? [t('strandedBefore', { count: strandedBefore.count })] : []),
                ].join(' ')}
                trouble={trouble}
                save={t('save')}
                saving={t('saving')}
                discard={t('discard')}
                busy={busy}
                onDiscard={edited.discard}
              />
            )}
          </form>
          <WhySection
            userId={userId}
            services={services}
            zone={saved.timeZone}
            unsaved={unsaved}
            overrideDates={saved.overrides.map(({ date }) => date)}
          />
        </div>
      </div>
    </>
  );
}
