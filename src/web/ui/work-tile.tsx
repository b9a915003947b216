import { Link } from './link.tsx';
import { Picture, type PictureFile } from './picture.tsx';
import { StackMark } from './stack-mark.tsx';

export interface WorkTileProps {
  href: string;
  image: PictureFile;
  alt: string;
  /** Says how many pictures there are, where there are several. */
  pictures?: string | undefined;
  /** "Book from $120", where it can be booked. */
  book?: string | undefined;
  /** Who made it. */
  title: string;
  detail?: string | null | undefined;
  /** The first picture of a list is loaded at once. */
  first: boolean;
}

/** Tiles beside each other: two on a phone, from edge to edge. */
export const workGridClass =
  'grid grid-cols-2 gap-x-0.5 gap-y-5 max-md:-mx-gutter md:grid-cols-3 md:gap-x-3 xl:grid-cols-4';

/** A post as its first picture, with who made it; one that can be booked says so in marigold. */
export function WorkTile({ href, image, alt, pictures, book, title, detail, first }: WorkTileProps) {
  return (
    <li>
      <Link href={href} className="group block md:rounded-card">
        <span className="relative block overflow-hidden md:rounded-card">
          <Picture
            image={image}
            alt={alt}
            sizes="(min-width: 80rem) 280px, (min-width: 48rem) 33vw, 50vw"
            loading={first ? 'first' : 'late'}
            className="aspect-4/5 w-full"
          />
          {pictures && <StackMark label={pictures} />}
          {book && (
            <span className="absolute bottom-2 start-2 me-2 inline-flex min-h-7 items-center rounded-pill border-[1.5px] border-book-line bg-book px-2.5 text-on-book type-small-strong">
              {book}
            </span>
          )}
        </span>
        <span className="mt-2 block truncate type-strong group-hover:underline max-md:px-4">{title}</span>
        {detail && <span className="line-clamp-2 type-small text-ink-2 max-md:px-4">{detail}</span>}
      </Link>
    </li>
  );
}
