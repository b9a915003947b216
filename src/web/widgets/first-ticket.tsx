import { useTranslations } from 'use-intl';
import { AppointmentCard } from '#web/ui/appointment-card.tsx';
import { formatClock } from '#kernel/time';

/** Minutes since midnight, and what is done then. */
const steps = [
  [540, 'signUp'],
  [542, 'services'],
  [545, 'hours'],
  [548, 'share'],
] as const;

/** How one begins, as an appointment of ten minutes. */
export function FirstTicket({ headingLevel: Heading = 'h2' }: { headingLevel?: 'h2' | 'h3' }) {
  const t = useTranslations('landing.minutes');
  return (
    <AppointmentCard day={t('day')} time={t('time')} date={t('length')}>
      <Heading className="type-display-m md:type-display-l">{t('title')}</Heading>
      <ol className="mt-4">
        {steps.map(([minutes, step]) => (
          <li key={step} className="grid gap-x-3 border-t border-line py-3.5 md:grid-cols-[3.25rem_minmax(0,1fr)]">
            <span className="type-figure leading-6">{formatClock(minutes).replace(/^0/, '')}</span>
            <span>
              <span className="type-strong">{t(step)}</span>
              <span className="block text-ink-2">{t(`text.${step}`)}</span>
            </span>
          </li>
        ))}
      </ol>
    </AppointmentCard>
  );
}
