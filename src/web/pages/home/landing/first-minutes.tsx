import { DemoPhoto } from '#web/widgets/demo-photo.tsx';
import { FirstTicket } from '#web/widgets/first-ticket.tsx';

/** The set-up steps as an appointment card, beside what lies ready for it. */
export function FirstMinutes() {
  return (
    <section className="mt-section rests-below grid items-center gap-x-6 gap-y-6 page-gutter md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-x-12">
      <FirstTicket />
      <DemoPhoto
        name="barber-01"
        sizes="(min-width: 75rem) 470px, (min-width: 48rem) 40vw, 100vw"
        className="aspect-4/3 max-md:-order-1 max-md:-mx-gutter md:rounded-card md:max-lg:aspect-auto md:max-lg:self-stretch lg:aspect-4/5"
      />
    </section>
  );
}
