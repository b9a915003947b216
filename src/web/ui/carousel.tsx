import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { keyAlongReading } from './reading-direction.ts';
import { CaretLeftIcon, CaretRightIcon } from './icons.ts';

export interface CarouselProps {
  /** "4 photos" */
  label: string;
  /** What such a row is called: "carousel". */
  kind: string;
  previousLabel: string;
  nextLabel: string;
  /** "2 of 4", for the plate in the corner and for screen readers. */
  positionOf: (index: number) => string;
  slides: readonly { readonly key: string | number; readonly content: ReactNode }[];
  /**
   * Given on pages without script: the slides get ids that begin with it, and the buttons are links to them.
   */
  anchors?: string | undefined;
  className?: string;
}

/** Slides beside each other: swiped by the browser's own scrolling, turned by buttons and by the arrow keys. */
export function Carousel({ slides, anchors, className, ...texts }: CarouselProps) {
  const row = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);

  function turnTo(index: number) {
    const slide = row.current?.children[index] as HTMLElement | undefined;
    // From right to left, what follows lies at places below zero.
    if (slide) row.current?.scrollTo({ left: slide.offsetLeft });
  }
  function press(event: KeyboardEvent) {
    const targets: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: slides.length - 1 };
    const target = targets[keyAlongReading(event.key)];
    if (target === undefined || event.target !== row.current) return;
    event.preventDefault();
    turnTo(Math.min(Math.max(target, 0), slides.length - 1));
  }

  return (
    <div
      role="group"
      aria-roledescription={texts.kind}
      aria-label={texts.label}
      className={classNames('relative', className)}
    >
      <div
        ref={row}
        // Without focus, nobody could scroll it by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="group"
        aria-label={texts.positionOf(at)}
        onKeyDown={press}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setAt(Math.round(Math.abs(scrollLeft) / clientWidth))
        }
        className={rowClass}
      >
        {slides.map(({ key, content }, index) => (
          <div
            key={key}
            {...(anchors && { id: `${anchors}-${index + 1}` })}
            className="relative w-full shrink-0 snap-center snap-always"
          >
            {content}
            <span aria-hidden className={positionClass}>{`${index + 1}/${slides.length}`}</span>
            {anchors && index > 0 && (
              <a
                href={`#${anchors}-${index}`}
                aria-label={texts.previousLabel}
                className={classNames(turnClass, 'start-3')}
              >
                <CaretLeftIcon size={20} aria-hidden className="mirrored" />
              </a>
            )}
            {anchors && index < slides.length - 1 && (
              <a
                href={`#${anchors}-${index + 2}`}
                aria-label={texts.nextLabel}
                className={classNames(turnClass, 'end-3')}
              >
                <CaretRightIcon size={20} aria-hidden className="mirrored" />
              </a>
            )}
          </div>
        ))}
      </div>
      {!anchors && (
        <>
          <TurnButton label={texts.previousLabel} side="start-3" gone={at === 0} onClick={() => turnTo(at - 1)}>
            <CaretLeftIcon size={20} aria-hidden className="mirrored" />
          </TurnButton>
          <TurnButton
            label={texts.nextLabel}
            side="end-3"
            gone={at >= slides.length - 1}
            onClick={() => turnTo(at + 1)}
          >
            <CaretRightIcon size={20} aria-hidden className="mirrored" />
          </TurnButton>
        </>
      )}
    </div>
  );
}

interface TurnButtonProps {
  label: string;
  side: string;
  /** At the end: it stays focusable, so that nobody loses their place. */
  gone: boolean;
  onClick: () => void;
  children: ReactNode;
}

function TurnButton({ label, side, gone, onClick, children }: TurnButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={gone}
      onClick={gone ? undefined : onClick}
      className={classNames(turnClass, side, gone && 'opacity-0 focus-visible:opacity-60')}
    >
      {children}
    </button>
  );
}

const rowClass =
  'flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain scroll-smooth [scrollbar-width:none] -outline-offset-3!';
const turnClass =
  'pressable hit-44 absolute! top-[42%] z-10 inline-flex size-9 items-center justify-center rounded-pill border border-line bg-surface text-ink transition-opacity focus-on-photo';
const positionClass =
  'absolute top-3 end-3 rounded-pill border border-line bg-surface px-2.5 py-0.5 type-micro text-ink tabular-nums';
