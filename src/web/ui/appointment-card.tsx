import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { ClockTime } from './clock-time.tsx';

export interface AppointmentCardProps {
  /** The large figure: "10:30". */
  time: ReactNode;
  /** Above it: "Thu". */
  day?: ReactNode;
  /** Under it: "26 Nov". */
  date?: ReactNode;
  children: ReactNode;
  /** Under the content, on its own hairline: buttons, a policy line. */
  footer?: ReactNode;
  className?: string;
}

/** A ticket with a notch: the time on its stub, what it is for beside it. Stands on the page ground. */
export function AppointmentCard({ time, day, date, children, footer, className }: AppointmentCardProps) {
  return (
    // Letters of twice the size leave no room beside the stub: what it is for goes under it then.
    <div className={classNames('ticket flex flex-wrap', className)}>
      <div className="flex w-28 shrink-0 flex-col items-center px-2 py-5 text-center md:w-30 md:justify-center">
        {day && <span className="type-small text-ink-2">{day}</span>}
        <span className="type-figure-l">{typeof time === 'string' ? <ClockTime time={time} /> : time}</span>
        {date && <span className="type-small-strong">{date}</span>}
      </div>
      <div aria-hidden className="ticket-tear" />
      <div className="min-w-0 grow basis-32 self-start py-5 pe-5 ps-4">
        {children}
        {footer && <div className="mt-4 border-t border-line pt-4">{footer}</div>}
      </div>
    </div>
  );
}
