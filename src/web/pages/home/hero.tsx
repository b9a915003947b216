import { IntlProvider, useTranslations } from 'use-intl';
import { landingMessages } from '#messages/en/landing.ts';
import { Line } from '#web/line/line.tsx';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { HeroPhoto } from './hero-photo.tsx';

/** What a visitor sees first: the promise, two ways on, the work itself with a live plate, and the pen line behind. */
export function Hero({ bookHref }: { bookHref: string }) {
  return (
    <IntlProvider locale="en" messages={landingMessages} timeZone="UTC">
      <Opening bookHref={bookHref} />
    </IntlProvider>
  );
}

function Opening({ bookHref }: { bookHref: string }) {
  const t = useTranslations('landing');
  return (
    <section className="relative isolate overflow-x-clip">
      <div className="grid gap-x-12 gap-y-10 pt-6 pb-16 page-gutter md:grid-cols-2 md:items-start md:pt-10 lg:pb-24">
        <div className="relative">
          <h1 className="type-display-xl whitespace-nowrap md:text-[clamp(2.75rem,7.1vw,7rem)]">
            {t('headlineFirst')}
            <br />
            {t('headlineSecond')}
          </h1>
          <p className="mt-7 type-body-l text-ink-2 measure md:max-w-[26rem]">{t('pitch')}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink href={paths.auth()} size="hero">
              {t('startNow')}
            </ButtonLink>
            <ButtonLink href={paths.pricing} look="quiet" size="hero">
              {t('seePricing')}
            </ButtonLink>
          </div>
          <p className="mt-5 type-small text-ink-2">{t('trial')}</p>
        </div>
        <div className="relative">
          <Line name="hero" draw className="absolute top-[6%] right-[-8%] -z-10 w-[138%]" />
          <div className="grid grid-cols-[1.35fr_1fr] grid-rows-[1.18fr_1fr] gap-3.5">
            <HeroPhoto name="braids-01" alt={t('braidsAlt')} eager className="row-span-2 aspect-[246/394]">
              <div className="absolute inset-x-2.5 bottom-2.5 flex items-center justify-between gap-2 rounded-[0.625rem] bg-surface py-2 pr-2 pl-3">
                <p className="type-small leading-5">
                  <strong className="block font-semibold">{t('plateService')}</strong>
                  {t.rich('plateDetail', {
                    price: (chunks) => <span className="font-display font-bold">{chunks}</span>,
                  })}
                </p>
                <ButtonLink href={bookHref} look="book" size="compact">
                  {t('plateBook')}
                </ButtonLink>
              </div>
            </HeroPhoto>
            <HeroPhoto name="nails-04" alt={t('nailsAlt')} />
            <HeroPhoto name="tattoo-01" alt={t('tattooAlt')} />
          </div>
        </div>
      </div>
    </section>
  );
}
