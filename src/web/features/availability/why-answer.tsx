import { useTranslations } from 'use-intl';
import { paths } from '#web/paths.ts';
import { classNames } from '#web/ui/class-names.ts';
import { CheckCircleIcon, ProhibitIcon } from '#web/ui/icons.ts';
import { Link } from '#web/ui/link.tsx';
import type { Explained } from './use-explain-slot.ts';

/** Rule of the API → the setting of this page that decides. */
const settings = {
  off_grid: 'slotStep',
  beyond_horizon: 'maxAdvance',
  within_notice: 'minNotice',
  inside_gap: 'bufferAfter',
  day_off: 'overrides',
  outside_hours: 'weekly',
  runs_past_closing: 'weekly',
} as const;

/** The sentence of the rule that decides, and the way to what one can change about it. */
export function WhyAnswer({ answer, overrideDates }: { answer: Explained; overrideDates: readonly string[] }) {
  const t = useTranslations('availability.editor');
  const { offered, rule, sentence, local } = answer;
  const Icon = offered ? CheckCircleIcon : ProhibitIcon;
  const general = Object.hasOwn(settings, rule) ? settings[rule as keyof typeof settings] : undefined;
  const setting = general === 'weekly' && overrideDates.includes(local.date) ? 'overrides' : general;
  return (
    <div className="flex gap-3 rounded-control bg-sunken px-4 py-3.5">
      <Icon
        size={24}
        weight="fill"
        aria-hidden
        className={classNames('shrink-0', offered ? 'text-success' : 'text-ink-2')}
      />
      <div className="grid justify-items-start gap-0.5">
        <p>{sentence}</p>
        {setting && (
          <a href={`#${setting}`} onClick={() => goTo(setting)} className="inline-flex min-h-11 items-center link">
            {t(`change_${setting}`)}
          </a>
        )}
        {rule === 'taken' && (
          <Link href={paths.bookings('professional')} className="inline-flex min-h-11 items-center link">
            {t('change_bookings')}
          </Link>
        )}
      </div>
    </div>
  );
}

/** The browser scrolls there by the address; the focus has to be brought along. */
function goTo(id: string): void {
  document.getElementById(id)?.focus({ preventScroll: true });
}
