import type { BookingOnWire } from '#modules/bookings/contract';
import { paths } from '#web/paths.ts';
import { Link } from '#web/ui/link.tsx';

/** The photo that goes along with a booking. */
export type AttachedLook = NonNullable<BookingOnWire['look']>;

export interface LookLineProps {
  look: AttachedLook;
  words: string;
  /** False inside a form, which nobody should leave by it. */
  linked?: boolean;
}

/** The photo that somebody wants to look like, with what is said of it; it leads to its post. */
export function LookLine({ look, words, linked = true }: LookLineProps) {
  const content = (
    <>
      <img
        src={look.imageUrl}
        alt={look.alt}
        className="size-14 shrink-0 rounded-control bg-sunken object-cover"
        decoding="async"
      />
      <span>{words}</span>
    </>
  );
  const shape = 'inline-flex items-center gap-3 type-small';
  if (!linked) return <p className={shape}>{content}</p>;
  return (
    <Link href={paths.post(look.postId)} className={`${shape} link`}>
      {content}
    </Link>
  );
}
