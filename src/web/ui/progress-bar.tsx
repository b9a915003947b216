import { classNames } from './class-names.ts';

export interface ProgressBarProps {
  /** From 0 to 1. */
  value: number;
  /** What goes on, for screen readers. */
  label: string;
  className?: string;
}

/** How far something is. */
export function ProgressBar({ value, label, className }: ProgressBarProps) {
  return (
    <progress
      value={value}
      max={1}
      aria-label={label}
      className={classNames(
        'block h-1.5 w-full max-w-60 appearance-none overflow-hidden rounded-pill bg-sunken [&::-moz-progress-bar]:bg-action [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-action',
        className,
      )}
    />
  );
}
