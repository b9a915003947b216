import type { MetaDescriptor } from 'react-router';
import { createTranslator } from 'use-intl/core';
import { webMessages } from '#messages/en/web.ts';
import { formatClock, parseClock } from '#kernel/time';
import { currencyDecimals } from '#kernel/visit-time';
import { paths } from '#web/paths.ts';
import type { PublicPageData } from './load.ts';

const t = createTranslator({ locale: 'en', namespace: 'profiles', messages: webMessages });
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** What search engines and link previews read about a public page. */
export function metaOfPublicPage(data: PublicPageData | undefined): MetaDescriptor[] {
  if (!data) return [];
  const { person, url, publicUrl } = data;
  const profession = person.profession ?? t('defaultProfession');
  const title = `${person.fullName} · ${profession}`;
  const description =
    person.bio ??
    (person.city
      ? t('description', { name: person.fullName, profession, city: person.city })
      : t('descriptionNoCity', { name: person.fullName, profession }));
  const picture = person.works[0]?.src ?? person.profileImage;
  const image = picture && new URL(picture, publicUrl).href;
  return [
    { title: `${title} · Uli` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'profile' },
    { property: 'og:site_name', content: 'Uli' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    ...(image ? [{ property: 'og:image', content: image }] : []),
    { name: 'twitter:card', content: person.works.length > 0 ? 'summary_large_image' : 'summary' },
    { 'script:ld+json': businessOf(data, image || undefined) },
  ];
}

/** The page as schema.org says it: a business, its hours and what it offers. */
function businessOf({ person, services, availability, url, publicUrl }: PublicPageData, image: string | undefined) {
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': url,
    url,
    name: person.businessName ?? person.fullName,
    description: person.bio ?? undefined,
    image,
    address: person.city ? { '@type': 'PostalAddress', addressLocality: person.city } : undefined,
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
      price: majorUnits(service.price, service.currency),
      priceCurrency: service.currency,
      itemOffered: { '@type': 'Service', name: service.name, description: service.description ?? undefined },
    })),
  };
}

function majorUnits(minorUnits: number, currency: string): string {
  const decimals = currencyDecimals(currency);
  return (minorUnits / 10 ** decimals).toFixed(decimals);
}
