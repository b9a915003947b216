import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';

export interface BookAgainProps {
  /** Of the professional. */
  username: string;
  serviceId: number;
  label: string;
}

/** Where a guest chooses another time, once the one they asked for is no longer kept. */
export function BookAgain({ username, serviceId, label }: BookAgainProps) {
  return (
    <ButtonLink href={paths.bookingPage(username, { service: serviceId })} look="book" className="mt-6 max-md:w-full">
      {label}
    </ButtonLink>
  );
}
