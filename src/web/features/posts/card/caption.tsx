import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '#web/paths.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Link } from '#web/ui/link.tsx';
import type { Post } from '../queries.ts';
import { Written } from '../written.tsx';

export interface CaptionProps {
  post: Pick<Post, 'caption' | 'mentions' | 'user'>;
  signedIn: boolean;
  /** On its own page a caption is never cut. */
  whole?: boolean;
}

/** The name and what they say; where that is more than four lines, three of them and a press on "more". */
export function Caption({ post, signedIn, whole = false }: CaptionProps) {
  const t = useTranslations('posts.card');
  const text = useRef<HTMLParagraphElement>(null);
  const [open, setOpen] = useState(whole);
  const [cut, setCut] = useState(false);
  useEffect(() => {
    const { scrollHeight = 0, clientHeight = 0 } = text.current ?? {};
    // "more" takes a line, too: what needs only that line is shown whole.
    const hidden = scrollHeight - clientHeight;
    if (hidden > clientHeight / 3 + 1) setCut(true);
    else if (hidden > 1) setOpen(true);
  }, []);
  if (!post.caption) return null;
  const { user } = post;
  return (
    <div>
      <p ref={text} dir="auto" className={classNames('wrap-anywhere whitespace-pre-line', !open && 'line-clamp-3')}>
        <Link
          href={signedIn ? paths.profile(user.id) : paths.publicPage(user)}
          className="font-semibold hover:underline"
        >
          {user.username}
        </Link>{' '}
        <Written text={post.caption} mentions={post.mentions} signedIn={signedIn} />
      </p>
      {cut && !open && (
        <button type="button" onClick={() => setOpen(true)} className="hit-44 type-small text-ink-3 hover:text-ink">
          {t('more')}
        </button>
      )}
    </div>
  );
}
