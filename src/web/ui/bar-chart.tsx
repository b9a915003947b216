import { heightsOf } from './chart-shape.ts';
import { classNames } from './class-names.ts';
import { Disclosure } from './disclosure.tsx';

export interface ChartPoint {
  /** "Mon 3 Nov" */
  readonly label: string;
  readonly value: number;
  /** The value as it is written, where that is more than the number: "$1,240". */
  readonly text?: string;
}

export interface BarChartProps {
  /** What is counted, over the bars. */
  title: string;
  /** The oldest first. */
  points: readonly ChartPoint[];
  texts: {
    /** Opens the same as a table. */
    readonly asTable: string;
    /** Heads of its columns: "Day", "Bookings". */
    readonly of: string;
    readonly value: string;
  };
  className?: string;
}

const height = 100;

/** Values beside each other, the highest and the latest with their figure; under it all of them as a table. */
export function BarChart({ title, points, texts, className }: BarChartProps) {
  const heights = heightsOf(points.map(({ value }) => value));
  const highest = heights.indexOf(1);
  const latest = points.length - 1;
  const middle = (index: number) => `${((index + 0.5) / points.length) * 100}%`;
  return (
    <figure className={className}>
      <figcaption className="type-small-strong">{title}</figcaption>
      <div aria-hidden className="relative mt-8">
        <svg
          viewBox={`0 0 ${points.length} ${height}`}
          preserveAspectRatio="none"
          className="mirrored block h-32 w-full border-b border-line-strong"
        >
          {heights.map((share, index) => (
            <rect
              key={points[index]!.label}
              x={index + 0.15}
              width={0.7}
              y={height * (1 - share)}
              height={height * share}
              fill={index === latest ? 'var(--camwood)' : 'var(--ink)'}
            />
          ))}
        </svg>
        {[...new Set([highest, latest])].map(
          (index) =>
            heights[index] !== undefined && (
              <span
                key={index}
                className={classNames(figureClass, index === latest && 'text-camwood')}
                style={{ insetInlineStart: middle(index), bottom: `${heights[index] * 100}%` }}
              >
                {textOf(points[index]!)}
              </span>
            ),
        )}
      </div>
      <p aria-hidden className="mt-1.5 flex justify-between gap-4 type-small text-ink-3">
        <span>{points[0]?.label}</span>
        {latest > 0 && <span>{points[latest]!.label}</span>}
      </p>
      <Disclosure wide summary={<span className="type-small-strong">{texts.asTable}</span>}>
        <table className="w-full max-w-96 type-small tabular-nums">
          <thead>
            <tr className="border-b border-line">
              <th scope="col" className="py-1.5 text-start font-semibold">
                {texts.of}
              </th>
              <th scope="col" className="py-1.5 text-end font-semibold">
                {texts.value}
              </th>
            </tr>
          </thead>
          <tbody>
            {points.map((point) => (
              <tr key={point.label} className="border-b border-line">
                <th scope="row" className="py-1.5 text-start font-normal text-ink-2">
                  {point.label}
                </th>
                <td className="py-1.5 text-end">{textOf(point)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </figure>
  );
}

const textOf = ({ text, value }: ChartPoint) => text ?? String(value);

const figureClass = 'absolute -translate-x-1/2 rtl:translate-x-1/2 pb-1 type-figure leading-5';
