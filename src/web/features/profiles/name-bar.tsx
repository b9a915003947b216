import { nameFont } from '#web/fonts/name-font.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';

export interface NameBarProps {
  name: string;
  image: string | null;
  bookHref?: string | undefined;
  bookLabel: string;
}

/**
 * Name and Book Now on a bar that stays at the top once the head has scrolled away. It waits right under the head's
 * opaque foot, so it needs no script. It repeats what the head says, so keyboards and readers pass it by.
 */
export function NameBar({ name, image, bookHref, bookLabel }: NameBarProps) {
  return (
    <div aria-hidden className="sticky top-0 z-10 -mt-14 h-14 border-b border-line bg-surface">
      <div className="flex h-full items-center gap-3 page-gutter">
        <Avatar name={name} size={32} photo={image ? { src: image } : null} />
        <span className={classNames('min-w-0 grow truncate type-display-s', nameFont(name))}>{name}</span>
        {bookHref && (
          <ButtonLink href={bookHref} look="book" size="compact" tabIndex={-1}>
            {bookLabel}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
