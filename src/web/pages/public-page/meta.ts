import type { MetaDescriptor } from 'react-router';
import { createTranslator } from 'use-intl/core';
import { readerLocale } from '#kernel/language';
import { webMessages } from '#messages/en/web.ts';
import { profilePreview } from '#modules/profiles/rules';
import { formatClock, parseClock } from '#kernel/time';
import { currencyDecimals } from '#kernel/currency';
import { priceToday } from '#web/features/bookings/book/discount.ts';
import { linkPreview } from '#web/link-preview.ts';
import { paths } from '#web/paths.ts';
import type { PublicPageData } from './load.ts';

const translate = () => createTranslator({ locale: readerLocale(), namespace: 'profiles', messages: webMessages });
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** What search engines and link previews read about a public page. */
export function metaOfPublicPage(data: PublicPageData | undefined): MetaDescriptor[] {
  const t = translate();
  if (!data) return [];
  const { person, services, ratings, posts, url, publicUrl } = data;
  const profession = person.profession ?? t('defaultProfession');
  const title = `${person.fullName} · ${profession}`;
  const description =
    person.bio ??
    (person.city
      ? t('description', { name: person.fullName, profession, city: person.city })
      : t('descriptionNoCity', { name: person.fullName, profession }));
  const { version } = profilePreview(person, ratings, posts[0]?.imageUrl ?? null);
  const image = `${publicUrl}/og/profile/${person.id}?v=${version}`;
  return [
    { title: `${title} · Uli` },
    { name: 'description', content: description },
    // Somebody who only books shows a page to whom they give its address, not to search engines.
    ...(services.length === 0 && posts.length === 0 ? [{ name: 'robots', content: 'noindex' }] : []),
    { tagName: 'link', rel: 'canonical', href: url },
    ...linkPreview({ type: 'profile', title, description, url, image: { url: image, alt: title, drawn: true } }),
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/rss+xml',
      title: person.fullName,
      href: `/u/${person.username}/rss.xml`,
    },
    { 'script:ld+json': businessOf(data, image) },
  ];
}

/** The page as schema.org says it: a business, its hours and what it offers. */
function businessOf(
  { person, services, offers, availability, ratings, url, publicUrl, now }: PublicPageData,
  image: string,
) {
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': url,
    url,
    name: person.businessName ?? person.fullName,
    description: person.bio ?? undefined,
    image,
    address: person.city ? { '@type': 'PostalAddress', addressLocality: person.city } : undefined,
    aggregateRating:
      ratings.ratingsCount > 0
        ? {
            '@type': 'AggregateRating',
            ratingValue: ratings.averageRating,
            ratingCount: ratings.ratingsCount,
            bestRating: 5,
            worstRating: 1,
          }
        : undefined,
    openingHoursSpecification: availability.weekly.map(({ weekday, start, end }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: weekdays[weekday - 1],
      opens: start,
      // Schema.org has no 24:00.
      closes: end === '24:00' ? '23:59' : formatClock(parseClock(end) ?? 0),
    })),
    makesOffer: services.map((service) => ({
      '@type': 'Offer',
      url: `${publicUrl}${paths.bookingPage(person.username, { service: service.id })}`,
      price: majorUnits(priceToday(service, { offers, timeZone: availability.timeZone, now }), service.currency),
      priceCurrency: service.currency,
      itemOffered: { '@type': 'Service', name: service.name, description: service.description ?? undefined },
    })),
  };
}

function majorUnits(minorUnits: number, currency: string): string {
  const decimals = currencyDecimals(currency);
  return (minorUnits / 10 ** decimals).toFixed(decimals);
}
