import { classNames } from './class-names.ts';
import { UserIcon } from './icons.ts';
import { initials } from './initials.ts';

export type AvatarSize = 32 | 40 | 56 | 72 | 112;

/** An uploaded picture has a smaller file beside the one that a person's `profileImage` names. */
const uploaded = /^(\/media\/[\w-]+\/)small\.webp$/;

export interface AvatarProps {
  name: string;
  photo?: { src: string } | null | undefined;
  size?: AvatarSize;
  /** Set it when the name is not written beside the avatar; otherwise it is decorative. */
  label?: string;
  className?: string;
}

const sizes: Record<AvatarSize, string> = {
  32: 'size-8 text-[0.75rem]',
  40: 'size-10 text-[0.875rem]',
  56: 'size-14 text-[1.125rem]',
  72: 'size-18 text-[1.375rem]',
  112: 'size-28 text-[2rem]',
};

/** A person's photo in a circle, else up to two initials. */
export function Avatar({ name, photo, size = 40, label = '', className }: AvatarProps) {
  const shape = classNames('shrink-0 rounded-full bg-camwood-soft', sizes[size], className);
  if (photo) {
    return (
      <img
        src={photo.src}
        srcSet={uploaded.test(photo.src) ? photo.src.replace(uploaded, '$1thumb.webp 240w, $& 480w') : undefined}
        sizes={`${size}px`}
        width={size}
        height={size}
        alt={label}
        loading="lazy"
        fetchPriority="low"
        decoding="async"
        className={classNames(shape, 'object-cover')}
      />
    );
  }
  const letters = initials(name);
  // Drawn by the style, so that a control around the avatar is not taken to be called by them.
  const drawn = letters ? { 'data-initials': letters } : {};
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <span {...naming} {...drawn} className={classNames(shape, initialsClass)}>
      {!letters && <UserIcon weight="fill" aria-hidden />}
    </span>
  );
}

const initialsClass =
  'inline-flex items-center justify-center font-semibold text-camwood select-none before:content-[attr(data-initials)]';
