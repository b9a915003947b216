import { linePath } from './chart-shape.ts';
import { classNames } from './class-names.ts';

export interface SparklineProps {
  /** The oldest first. */
  values: readonly number[];
  /** What the line tells, in a sentence: "Between 2 and 9 a day over 28 days, 6 yesterday." */
  label: string;
  className?: string;
}

const width = 100;
const height = 32;

/** How a figure went lately, beside that figure: a line in ink with its last value marked. It has no axes; a BarChart has. */
export function Sparkline({ values, label, className }: SparklineProps) {
  const path = linePath(values, width, height);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      // It is as wide as its place, and its strokes stay as they are.
      preserveAspectRatio="none"
      className={classNames('mirrored block h-8 w-full overflow-visible px-1 py-0.5', className)}
    >
      <path d={`M0 ${height}H${width}`} fill="none" stroke="var(--line)" strokeWidth="1" vectorEffect={steady} />
      <path
        d={path}
        fill="none"
        stroke="var(--ink)"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
        vectorEffect={steady}
      />
      {/* A line of no length with round ends is a dot that no stretching makes an egg. */}
      <path
        d={`M${path.split(/[ML]/).at(-1)}h0`}
        fill="none"
        stroke="var(--camwood)"
        strokeWidth="7"
        strokeLinecap="round"
        vectorEffect={steady}
      />
    </svg>
  );
}

const steady = 'non-scaling-stroke';
