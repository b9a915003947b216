import type { MetaDescriptor } from 'react-router';
import { createTranslator } from 'use-intl/core';
import { readerLocale } from '#kernel/language';
import { exploreMessages } from '#messages/en/explore-page.ts';
import { paths } from '#web/paths.ts';
import type { ExploreData } from './load.ts';

const translate = () => createTranslator({ locale: readerLocale(), namespace: 'explore', messages: exploreMessages });

/** What search engines and tabs read. */
export function metaOfExplore(page: ExploreData | undefined): MetaDescriptor[] {
  const t = translate();
  if (!page) return [];
  const { category, place, bare, origin } = page;
  const word = category?.name;
  const title = word ? (place ? t('inPlace', { category: word, place: place.name }) : word) : t('pageTitle');
  const description = word
    ? place
      ? t('placeDescription', { category: word, place: place.name })
      : t('categoryDescription', { category: word })
    : t('pageDescription');
  const address = category ? paths.exploreCategory(category.slug, place?.name) : paths.explore;
  return [
    { title: `${title} · Uli` },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { tagName: 'link', rel: 'canonical', href: `${origin}${address}` },
    ...(bare ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
}
