import type { ReactNode } from 'react';
import { paths } from '#web/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Link } from '#web/ui/link.tsx';
import { wholeFacts } from '#web/ui/whole-facts.ts';
import type { Post } from '../queries.ts';

export interface PostHeadProps {
  /** The id of the name, by which the post is called. */
  id: string;
  user: Post['user'];
  place: string | null;
  signedIn: boolean;
  headingLevel?: 'h1' | 'h2';
  /** Follow and the "…". */
  end?: ReactNode;
}

/** Whose work it is. */
export function PostHead({ id, user, place, signedIn, headingLevel: Heading = 'h2', end }: PostHeadProps) {
  const href = signedIn ? paths.profile(user.id) : paths.publicPage(user);
  const about = wholeFacts([user.profession, place]);
  return (
    <header className="flex items-center gap-2.5 py-3 pe-2 ps-4">
      <Link href={href} tabIndex={-1} aria-hidden className="shrink-0 rounded-full">
        <Avatar name={user.fullName} photo={user.profileImage ? { src: user.profileImage } : null} />
      </Link>
      <div className="min-w-0 grow leading-tight">
        <Heading id={id} className="type-strong leading-5">
          <Link href={href} className="hit-44 flex w-fit max-w-full hover:underline">
            <span dir="auto" className="truncate">
              {user.fullName}
            </span>
          </Link>
        </Heading>
        {about && <p className="line-clamp-2 type-small text-ink-3">{about}</p>}
      </div>
      {end && <div className="flex shrink-0 items-center gap-0.5">{end}</div>}
    </header>
  );
}
