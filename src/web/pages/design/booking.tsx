import { useState } from 'react';
import { BookingRow } from '#web/features/bookings/list/booking-row.tsx';
import { AppointmentCard } from '#web/ui/appointment-card.tsx';
import { Button } from '#web/ui/button.tsx';
import { DateStrip } from '#web/ui/date-strip.tsx';
import type { DayOption } from '#web/ui/day-button.tsx';
import { MonthGrid } from '#web/ui/month-grid.tsx';
import { PriceBoard, PriceRow } from '#web/ui/price-board.tsx';
import { SlotGrid } from '#web/ui/slot-grid.tsx';
import { sampleBooking, sampleNow } from './samples.ts';
import { Specimen } from './specimen.tsx';

const short = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const stateOf = (day: number) => (day < 20 ? 'closed' : day % 7 === 1 ? 'full' : 'free');
const dayOf = (day: number): DayOption => ({
  date: `2026-11-${String(day).padStart(2, '0')}`,
  number: String(day),
  weekday: short[(day + 5) % 7]!,
  label: `${day} November 2026`,
  state: stateOf(day),
  today: day === 20,
});
const weeks = Array.from({ length: 6 }, (_, week) =>
  short.map((_name, weekday) => {
    const day = week * 7 + weekday - 5;
    return day >= 1 && day <= 30 ? dayOf(day) : null;
  }),
).filter((week) => week.some((day) => day));

const slots = (...times: string[]) => times.map((time) => ({ value: time, time, label: `${time}, 90 minutes` }));

/** What is booked. */
export function Booking() {
  return (
    <>
      <Specimen name="Price board" wide>
        <PriceBoard className="max-w-text">
          <PriceRow name="Knotless braids, medium" minutes="5 hours" price="£180" detail="Hair is not included." />
          <PriceRow
            name="Feed-in braids"
            minutes="2 hours"
            price="£95"
            action={
              <Button look="book" size="compact">
                Book
              </Button>
            }
          />
        </PriceBoard>
      </Specimen>
      <Specimen name="Appointment card" wide>
        <div className="grid items-start gap-5 md:grid-cols-2">
          <AppointmentCard day="Thu" time="10:30" date="26 Nov" footer="Free to cancel until Wed 25, 10:30.">
            <p className="type-strong">Knotless braids, medium</p>
            <p className="type-small text-ink-2">with Adaeze Obi in Peckham, London</p>
          </AppointmentCard>
          <AppointmentCard time="9:02">
            <p className="type-strong">Add services</p>
          </AppointmentCard>
        </div>
      </Specimen>
      <Times />
      <Specimen name="Booking row: asked, confirmed, with an offer, past and struck" wide>
        <ul className="@container divide-y divide-line rounded-card border border-line bg-surface">
          {(['pending', 'confirmed', 'completed', 'cancelled'] as const).map((status, index) => (
            <BookingRow
              key={status}
              labelId={`booking-${status}`}
              booking={{ ...sampleBooking, id: index, status, discount: index === 1 ? 2_000 : 0 }}
              person={{ name: 'Adaeze Obi', image: '/demo/portraits/adaeze.braids.webp' }}
              now={sampleNow}
              quiet={index > 1}
              dated={index > 1}
              action={
                index === 0 && (
                  <>
                    <Button size="compact">Confirm</Button>
                    <Button look="quiet" size="compact">
                      Decline
                    </Button>
                  </>
                )
              }
            >
              {index === 0 && <p>“Colour 1B, please.”</p>}
            </BookingRow>
          ))}
        </ul>
      </Specimen>
    </>
  );
}

function Times() {
  const [day, setDay] = useState('2026-11-24');
  const [slot, setSlot] = useState('10:30');
  const choice = { selected: day, fullWord: 'full', onChoose: setDay };
  return (
    <Specimen name="Days and times: free, chosen, full, closed, today" wide>
      <div className="grid items-start gap-8 md:grid-cols-2">
        <div className="grid min-w-0 gap-5">
          <DateStrip label="Days" days={Array.from({ length: 11 }, (_, index) => dayOf(20 + index))} {...choice} />
          <SlotGrid
            legend="Times"
            name="slot"
            value={slot}
            onChange={setSlot}
            groups={[
              { heading: 'Morning', slots: slots('9:00', '10:30', '11:15') },
              { heading: 'Afternoon', slots: slots('1:00 PM', '2:30 PM') },
            ]}
          />
        </div>
        <MonthGrid
          title="November 2026"
          weekdays={short.map((name) => ({ short: name, long: name }))}
          weeks={weeks}
          next={{ label: 'Next month', date: '2026-12-01' }}
          onShow={() => {}}
          {...choice}
        />
      </div>
    </Specimen>
  );
}
