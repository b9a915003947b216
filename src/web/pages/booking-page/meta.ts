import type { MetaDescriptor } from 'react-router';
import { createTranslator } from 'use-intl/core';
import { currencyDecimals } from '#kernel/currency';
import { readerLocale } from '#kernel/language';
import { webMessages } from '#messages/en/web.ts';
import { servicePreview } from '#modules/profiles/rules';
import { formatDuration, formatPrice } from '#kernel/visit-time';
import { priceToday } from '#web/features/bookings/book/discount.ts';
import { linkPreview } from '#web/link-preview.ts';
import { paths } from '#web/paths.ts';
import type { BookingPageData } from './load.ts';

type Service = NonNullable<BookingPageData['service']>;

const translate = () => createTranslator({ locale: readerLocale(), namespace: 'bookings.book', messages: webMessages });

/** What search engines and link previews read about a booking page: the chosen service, else its artist. */
export function metaOfBookingPage(data: BookingPageData | undefined): MetaDescriptor[] {
  const t = translate();
  if (!data) return [];
  const { person, service, publicUrl } = data;
  const page = t('pageTitle', { name: person.fullName });
  const url = `${publicUrl}${paths.bookingPage(person.username, { service: service?.id })}`;
  const title = service ? `${service.name} · ${person.fullName}` : page;
  const description = service
    ? `${formatDuration(service.duration)} · ${formatPrice(priceOf(data, service), service.currency)}`
    : page;
  const image = service
    ? `${publicUrl}/og/service/${person.id}/${service.id}?v=${servicePreview(person, service, null).version}`
    : `${publicUrl}/og/profile/${person.id}`;
  return [
    { title: `${page} · Uli` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: `${publicUrl}${paths.bookingPage(person.username)}` },
    ...linkPreview({ type: 'website', title, description, url, image: { url: image, alt: title, drawn: true } }),
    ...(service ? [{ 'script:ld+json': serviceAsData(data, service, { url, image }) }] : []),
  ];
}

function priceOf({ offers, availability, now }: BookingPageData, service: Service): number {
  return priceToday(service, { offers, timeZone: availability.timeZone, now });
}

/** The chosen service as schema.org says it. */
function serviceAsData(data: BookingPageData, service: Service, { url, image }: { url: string; image: string }) {
  const { person, publicUrl } = data;
  const decimals = currencyDecimals(service.currency);
  const home = `${publicUrl}${paths.publicPage(person)}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: service.name,
    description: service.description ?? undefined,
    image,
    provider: { '@type': 'LocalBusiness', '@id': home, url: home, name: person.fullName },
    offers: {
      '@type': 'Offer',
      url,
      price: (priceOf(data, service) / 10 ** decimals).toFixed(decimals),
      priceCurrency: service.currency,
    },
  };
}
