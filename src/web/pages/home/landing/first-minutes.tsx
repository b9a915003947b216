import { DemoPhoto } from '#web/widgets/demo-photo.tsx';
import { FirstTicket } from '#web/widgets/first-ticket.tsx';

/** The set-up steps as an appointment card, beside what lies ready for it. */
export function FirstMinutes() {
  return (
    <section className="mt-section rests-below grid items-center gap-x-12 gap-y-6 page-gutter lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <FirstTicket />
      <DemoPhoto
        name="barber-01"
        sizes="(min-width: 75rem) 470px, (min-width: 64rem) 40vw, 100vw"
        className="aspect-4/3 max-lg:-order-1 max-md:-mx-gutter md:aspect-2/1 md:rounded-card lg:aspect-4/5"
      />
    </section>
  );
}
