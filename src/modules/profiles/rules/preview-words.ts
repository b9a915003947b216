import { formatDuration, formatPrice } from '#kernel/visit-time';

/** What the picture of a link preview says, from top to bottom; `version` changes with any of it. */
export interface PreviewWords {
  readonly title: string;
  readonly lines: readonly string[];
  /** Address of the photo beside the words. */
  readonly photo: string | null;
  readonly version: string;
}

/** The words of a preview, with their version for an address that may be cached for ever. */
export function previewWords(
  title: string,
  lines: readonly (string | null | undefined | false)[],
  photo: string | null,
): PreviewWords {
  const said = lines.filter((line) => typeof line === 'string' && line !== '') as string[];
  return { title, lines: said, photo, version: versionOf([title, ...said, photo ?? ''].join('\u0001')) };
}

/** FNV-1a over the UTF-16 units, twice with other seeds: 64 bits as 16 hexadecimal digits. */
function versionOf(text: string): string {
  return [0x811c9dc5, 0x1b873593]
    .map((seed) => {
      let hash = seed;
      for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
      return (hash >>> 0).toString(16).padStart(8, '0');
    })
    .join('');
}

/** What a preview of a profile says. */
export function profilePreview(
  person: {
    readonly fullName: string;
    readonly username: string;
    readonly profession: string | null;
    readonly city: string | null;
    readonly profileImage: string | null;
  },
  { averageRating, ratingsCount }: { readonly averageRating: number; readonly ratingsCount: number },
  photo: string | null,
): PreviewWords {
  const place = [person.profession ?? 'Artist', person.city].filter(Boolean).join(' · ');
  const rated =
    ratingsCount > 0 &&
    `${averageRating.toFixed(1)} of 5 · ${ratingsCount} ${ratingsCount === 1 ? 'review' : 'reviews'}`;
  return previewWords(person.fullName, [place, rated, `@${person.username}`], photo ?? person.profileImage);
}

/** What a preview of a service says. */
export function servicePreview(
  person: { readonly fullName: string; readonly city: string | null; readonly profileImage: string | null },
  service: {
    readonly name: string;
    readonly duration: number;
    readonly price: number;
    readonly currency: string;
  },
  photo: string | null,
): PreviewWords {
  const price = `${formatDuration(service.duration, 'en')} · ${formatPrice(service.price, service.currency, 'en')}`;
  return previewWords(service.name, [person.fullName, price, person.city], photo ?? person.profileImage);
}

/** What a preview of a post says: whose it is, what of it can be booked, and its caption. */
export function postPreview(post: {
  readonly caption: string | null;
  readonly imageUrl: string;
  readonly user: { readonly fullName: string; readonly profession: string | null };
  readonly service: { readonly name: string; readonly price: number; readonly currency: string } | null;
}): PreviewWords {
  const { user, service } = post;
  const offered = service && `${service.name} · ${formatPrice(service.price, service.currency, 'en')}`;
  return previewWords(user.fullName, [user.profession, offered, post.caption], post.imageUrl);
}
