import type { MetaDescriptor } from 'react-router';
import { createTranslator } from 'use-intl/core';
import { readerLocale } from '#kernel/language';
import { socialMessages } from '#messages/en/social.ts';
import { postPreview } from '#modules/profiles/rules';
import { postsKey, type Post } from '#web/features/posts/queries.ts';
import { linkPreview } from '#web/link-preview.ts';
import { paths } from '#web/paths.ts';
import type { PostPageData } from './load.ts';

const translate = () => createTranslator({ locale: readerLocale(), namespace: 'posts.page', messages: socialMessages });
const longestTitle = 70;

/** What search engines and link previews read about a post. */
export function metaOfPost(data: PostPageData | undefined): MetaDescriptor[] {
  const t = translate();
  const kept = data?.queries?.queries.find(({ queryKey: [key, kind] }) => key === postsKey[0] && kind === 'one');
  const post = kept?.state.data as Post | undefined;
  if (!data || !post) return [{ title: t('title') }];
  const { publicUrl } = data;
  const words = (post.caption ?? '').replaceAll(/\s+/g, ' ').trim();
  const name = post.user.fullName;
  const title = words ? t('titleWithWords', { name, words: shorten(words) }) : t('titleOf', { name });
  const url = `${publicUrl}${paths.post(post.id)}`;
  const description = words || t('titleOf', { name });
  const drawn = `${publicUrl}/og/post/${post.id}?v=${postPreview(post).version}`;
  const [image] = post.images;
  return [
    { title: `${title} · Uli` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    ...linkPreview({ type: 'article', title, description, url, image: { url: drawn, alt: image?.alt, drawn: true } }),
  ];
}

function shorten(words: string): string {
  const letters = [...words];
  return letters.length > longestTitle
    ? `${letters
        .slice(0, longestTitle - 1)
        .join('')
        .trimEnd()}…`
    : words;
}
