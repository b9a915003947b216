import { useState, type ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface BeforeAfterProps {
  before: ReactNode;
  after: ReactNode;
  texts: {
    readonly before: string;
    readonly after: string;
    /** Names the slider. */
    readonly slider: string;
    /** "40 % after" */
    readonly shareOf: (percent: number) => string;
  };
  /** Something else stands in the upper right corner: the number of a slide. */
  cornerTaken?: boolean;
  className?: string;
}

/** Two pictures of one size over each other; a slider, or one of two buttons, says how much of which is seen. */
export function BeforeAfter({ before, after, texts, cornerTaken = false, className }: BeforeAfterProps) {
  // How much is seen of the second picture, from the right.
  const [share, setShare] = useState(50);
  const edge = 100 - share;
  return (
    // Before is on the left in every language: so the pictures lie over each other.
    <div dir="ltr" className={classNames('group relative overflow-hidden', className)}>
      {before}
      <div className="absolute inset-0" style={{ clipPath: `inset(0 0 0 ${edge}%)` }}>
        {after}
      </div>
      <span
        aria-hidden
        className="pointer-events-none absolute inset-y-0 w-0.5 -translate-x-1/2 bg-surface"
        style={{ left: `${edge}%` }}
      >
        <span className={knobClass}>
          <span className="h-4 w-0.5 rounded-pill bg-ink" />
          <span className="h-4 w-0.5 rounded-pill bg-ink" />
        </span>
      </span>
      <input
        type="range"
        min={0}
        max={100}
        step={1}
        value={edge}
        aria-label={texts.slider}
        aria-valuetext={texts.shareOf(share)}
        onChange={(event) => setShare(100 - Number(event.target.value))}
        className={rangeClass}
      />
      <div className={classNames('absolute inset-x-3 top-3 flex justify-between', cornerTaken && 'right-16')}>
        <EndButton pressed={share === 0} onClick={() => setShare(0)}>
          {texts.before}
        </EndButton>
        <EndButton pressed={share === 100} onClick={() => setShare(100)}>
          {texts.after}
        </EndButton>
      </div>
    </div>
  );
}

function EndButton({ pressed, onClick, children }: { pressed: boolean; onClick: () => void; children: string }) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onClick}
      className="pressable hit-44 rounded-pill bg-surface px-3 py-1 type-micro text-ink focus-on-photo aria-pressed:bg-action aria-pressed:text-on-action"
    >
      {children}
    </button>
  );
}

const knobClass =
  'absolute top-1/2 left-1/2 flex size-9 -translate-1/2 items-center justify-center gap-1 rounded-pill bg-surface outline-focus group-has-[input:focus-visible]:outline-3 group-has-[input:focus-visible]:outline-offset-2';
// It covers the picture, so that one may begin anywhere; moving up and down still scrolls the page.
const rangeClass = 'absolute inset-0 size-full cursor-ew-resize [touch-action:pan-y] appearance-none opacity-0';
