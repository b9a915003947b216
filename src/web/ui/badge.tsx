import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { CheckIcon, CircleHalfIcon, CircleIcon, XIcon } from './icons.ts';

// In the dark the ground alone is hardly another one than the page's.
const grey = 'border border-line bg-sunken text-ink-2';

const looks = {
  pending: { colours: 'bg-warn-soft text-warn', icon: <CircleHalfIcon size={14} weight="fill" aria-hidden /> },
  confirmed: { colours: 'bg-success-soft text-success', icon: <CheckIcon size={14} weight="bold" aria-hidden /> },
  completed: { colours: 'bg-info-soft text-info', icon: <CircleIcon size={14} weight="fill" aria-hidden /> },
  cancelled: { colours: grey, icon: <XIcon size={14} weight="bold" aria-hidden /> },
  plain: { colours: grey, icon: null },
};
const neutral = { colours: grey, icon: <CircleIcon size={14} weight="bold" aria-hidden /> };

const lookOf = (status: string) => (Object.hasOwn(looks, status) ? looks[status as keyof typeof looks] : neutral);

/** The icon that stands for a state where its word is elsewhere. */
export function StatusIcon({ status }: { status: string }) {
  return lookOf(status).icon;
}

export interface BadgeProps {
  /**
   * pending, confirmed, completed or cancelled have their own look, plain is for what is no state and has no icon; any other
   * value is neutral.
   */
  status: string;
  /** The word for the status. */
  children: ReactNode;
  className?: string;
}

/** The state of a booking: an icon and a word, never colour alone. */
export function Badge({ status, children, className }: BadgeProps) {
  const { colours, icon } = lookOf(status);
  return (
    <span className={classNames(pillClass, 'items-baseline pe-2.5 ps-2 leading-5', colours, className)}>
      {icon && <span className="self-center">{icon}</span>}
      {children}
    </span>
  );
}

/** A bookable time said in words ("free Tue 14:30"), on soft marigold. */
export function FreeTime({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <span className={classNames(pillClass, 'items-center bg-book-soft px-2.5 text-book-text', className)}>
      {children}
    </span>
  );
}

const pillClass = 'inline-flex min-h-6 gap-1.5 rounded-pill py-0.5 type-micro whitespace-nowrap';
