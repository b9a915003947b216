import { classNames } from './class-names.ts';

/** A wait whose shape is not known. `label` is read out; say what is loading. */
export function Spinner({ label, className }: { label: string; className?: string }) {
  return (
    <span role="status" className={classNames('inline-flex text-ink-2', className)}>
      <svg
        viewBox="0 0 24 24"
        width="28"
        height="28"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        aria-hidden
        className="spinning"
      >
        <circle cx="12" cy="12" r="9" opacity="0.2" />
        <path d="M12 3a9 9 0 0 1 9 9" />
      </svg>
      <span className="sr-only">{label}</span>
    </span>
  );
}
