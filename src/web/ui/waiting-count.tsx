export interface WaitingCountProps {
  /** For the eye. */
  readonly count: number;
  /** The same in words for the ear. */
  readonly words: string;
}

/** How much waits behind a tab. */
export function WaitingCount({ count, words }: WaitingCountProps) {
  return (
    <>
      <span
        aria-hidden
        className="inline-flex h-5 min-w-5 items-center justify-center rounded-pill bg-action px-1 text-[0.6875rem] leading-none font-semibold text-on-action tabular-nums"
      >
        {count}
      </span>
      <span className="sr-only">{words}</span>
    </>
  );
}
