import { FollowedOpenings } from '#web/features/bookings/openings/followed-openings.tsx';
import { OpeningsOf, type OpeningsOfProps } from '#web/features/bookings/openings/openings-of.tsx';
import { WithOpeningTexts } from './with-opening-texts.tsx';

/** What those offer at short notice whom one follows, for pages without the texts of openings. */
export function FollowedOpeningsWithTexts({ now }: { now: number }) {
  return (
    <WithOpeningTexts>
      <FollowedOpenings now={now} />
    </WithOpeningTexts>
  );
}

/** What one person offers at short notice, for such pages. */
export function OpeningsOfWithTexts(props: OpeningsOfProps) {
  return (
    <WithOpeningTexts>
      <OpeningsOf {...props} />
    </WithOpeningTexts>
  );
}
