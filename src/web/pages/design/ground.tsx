import { Line } from '#web/line/line.tsx';
import { Specimen } from './specimen.tsx';

const tokens = [
  ['page', 'surface', 'sunken', 'line', 'line-strong'],
  ['ink', 'ink-2', 'ink-3', 'action', 'action-hover', 'on-action'],
  ['book', 'book-hover', 'book-line', 'book-soft', 'book-text', 'on-book', 'mark', 'mark-on-action'],
  ['camwood', 'camwood-soft', 'link', 'focus', 'like'],
  ['danger', 'danger-soft', 'success', 'success-soft', 'warn', 'warn-soft', 'info', 'info-soft'],
];

const roles = [
  ['type-display-xl', 'Fill the chair'],
  ['type-display-l', 'Your Dashboard'],
  ['type-display-m', 'Pick a time'],
  ['type-display-s', 'Knotless braids, medium'],
  ['type-figure-l', '10:30'],
  ['type-figure', '$1,240 · ₦45,000 · €120'],
  ['type-body-l', 'Post what you make. People who love it book it.'],
  ['type-body', 'Ọlá, Ṣadé and Ɓala write their names with every letter they have.'],
  ['type-strong', 'Fine line, palm size'],
  ['type-small', 'Fine line, palm size, 90 minutes'],
  ['type-micro', 'confirmed'],
] as const;

/** What everything stands on: colours, type, the line. */
export function Ground() {
  return (
    <>
      <Specimen name="Colours. Marigold means bookable, and nothing else." wide>
        <div className="grid gap-4">
          {tokens.map((row) => (
            <ul key={row[0]} className="flex flex-wrap gap-3">
              {row.map((token) => (
                <li key={token} className="w-26 type-small">
                  <span
                    className="mb-1 block h-14 w-full rounded-control border border-line"
                    style={{ backgroundColor: `var(--${token})` }}
                  />
                  {token}
                </li>
              ))}
            </ul>
          ))}
        </div>
      </Specimen>
      <Specimen name="Type" wide>
        <dl className="grid gap-4">
          {roles.map(([role, words]) => (
            <div key={role}>
              <dt className="type-small text-ink-3">{role}</dt>
              <dd className={role}>{words}</dd>
            </div>
          ))}
        </dl>
      </Specimen>
      <Specimen name="Line: mark, empty, confirmation, hero. One to a screen.">
        <Line name="mark" className="w-14" />
        <Line name="empty" className="w-full max-w-80" />
        <Line name="confirmation" className="w-full max-w-80" />
        <Line name="hero" className="w-full max-w-80" />
      </Specimen>
    </>
  );
}
