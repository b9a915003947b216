import { useTranslations } from 'use-intl';
import { paths } from '#web/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { ImagesIcon } from '#web/ui/icons.ts';
import { Link } from '#web/ui/link.tsx';

export interface ComposerLineProps {
  user: { readonly fullName: string; readonly profileImage: string | null };
}

/** "Post your work": the way into the composer, over the feed. */
export function ComposerLine({ user }: ComposerLineProps) {
  const t = useTranslations('posts.feed');
  return (
    <Link
      href={paths.create()}
      className="pressable flex min-h-14 items-center gap-3 rounded-card border border-line bg-surface px-4 text-ink-2 hover:border-line-strong hover:text-ink"
    >
      <Avatar name={user.fullName} photo={user.profileImage ? { src: user.profileImage } : null} size={32} />
      <span className="grow">{t('compose')}</span>
      <ImagesIcon size={24} aria-hidden />
    </Link>
  );
}
