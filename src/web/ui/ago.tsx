import { readerLocale } from '#kernel/language';
import { formatDate } from '#kernel/visit-time';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const steps = [
  { unit: 'day', ms: day },
  { unit: 'hour', ms: hour },
  { unit: 'minute', ms: minute },
] as const;

export interface AgoProps {
  /** RFC 3339. */
  at: string;
  /** Epoch milliseconds. */
  now: number;
  /** Said within the first minute: "just now". */
  justNow: string;
  className?: string;
}

/** How long ago something was: "5 minutes ago"; after a week its date. */
export function Ago({ at, now, justNow, className }: AgoProps) {
  return (
    <time dateTime={at} className={className}>
      {ago(Date.parse(at), now, justNow)}
    </time>
  );
}

function ago(at: number, now: number, justNow: string): string {
  const passed = now - at;
  const locale = readerLocale();
  if (passed < minute) return justNow;
  if (passed > 7 * day) return formatDate(at, 'UTC', { now });
  const { unit, ms } = steps.find((step) => passed >= step.ms)!;
  return new Intl.RelativeTimeFormat(locale).format(-Math.floor(passed / ms), unit);
}
