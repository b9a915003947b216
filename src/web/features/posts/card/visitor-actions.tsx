import { useTranslations } from 'use-intl';
import { paths } from '#web/paths.ts';
import { BookmarkSimpleIcon, ChatCircleIcon, HeartIcon, PaperPlaneTiltIcon } from '#web/ui/icons.ts';
import { Link } from '#web/ui/link.tsx';
import { ShareDetails } from '#web/ui/share-details.tsx';
import type { Post } from '../queries.ts';
import { iconLinkClass } from './icon-link.ts';

export interface VisitorActionsProps {
  post: Pick<Post, 'id' | 'user'>;
  /** The whole address of this page. */
  url: string;
}

/** What a visitor can do here: hand it on; everything else leads to signing in and back to this post. */
export function VisitorActions({ post, url }: VisitorActionsProps) {
  const t = useTranslations('posts.card');
  const here = paths.auth(paths.post(post.id));
  const link = (label: string) => ({ 'aria-label': label, title: label, className: iconLinkClass });
  return (
    <div className="-mx-2 flex items-center">
      <Link href={here} {...link(t('like'))}>
        <HeartIcon size={26} aria-hidden />
      </Link>
      <Link href={paths.comments(post.id)} {...link(t('comment'))}>
        <ChatCircleIcon size={26} aria-hidden />
      </Link>
      <ShareDetails
        label={t('share')}
        align="start"
        summaryClassName="text-ink hover:bg-sunken"
        summary={<PaperPlaneTiltIcon size={26} aria-hidden className="mirrored" />}
        url={url}
        texts={{
          address: t('shareAddress'),
          mail: t('shareMail'),
          whatsApp: t('shareWhatsApp'),
          copy: t('shareCopy'),
          copied: t('copied'),
          message: t('shareText', { name: post.user.fullName, url }),
        }}
      />
      <span className="grow" />
      <Link href={here} {...link(t('save'))}>
        <BookmarkSimpleIcon size={26} aria-hidden />
      </Link>
    </div>
  );
}
