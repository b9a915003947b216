import { BarChart } from '#web/ui/bar-chart.tsx';
import { Card } from '#web/ui/card.tsx';
import { Sparkline } from '#web/ui/sparkline.tsx';
import { sampleDays } from './samples.ts';
import { Specimen } from './specimen.tsx';

const figures = [
  { title: 'Bookings', figure: '164', values: sampleDays.map(({ value }) => value) },
  { title: 'New people', figure: '0', values: sampleDays.map(() => 0) },
  { title: 'Messages', figure: '1', values: [1] },
];

/** What is counted. */
export function Figures() {
  return (
    <>
      <Specimen name="Sparkline beside its figure: a month, nothing, one day" wide>
        <div className="grid gap-5 md:grid-cols-3">
          {figures.map(({ title, figure, values }) => (
            <Card key={title}>
              <p className="type-small text-ink-2">{title}</p>
              <p className="type-figure-l">{figure}</p>
              <Sparkline values={values} label={`Between ${Math.min(...values)} and ${Math.max(...values)} a day`} />
            </Card>
          ))}
        </div>
      </Specimen>
      <Specimen name="Bar chart, and the same as a table" wide>
        <BarChart
          title="Bookings a day"
          points={sampleDays}
          texts={{ asTable: 'As a table', of: 'Day', value: 'Bookings' }}
          className="max-w-text"
        />
      </Specimen>
    </>
  );
}
