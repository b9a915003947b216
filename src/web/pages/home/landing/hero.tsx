import { useTranslations } from 'use-intl';
import { formatDuration, formatPrice } from '#kernel/visit-time';
import { Line } from '#web/line/line.tsx';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { DemoPhoto } from '#web/widgets/demo-photo.tsx';
import { sampleServices } from '../demo/sample.ts';
import { hrefOfSample } from './sample-steps.ts';

const sizes = '(min-width: 75rem) 330px, (min-width: 48rem) 27vw, 55vw';
const photo = 'min-h-0 rounded-card';

/** What a visitor sees first: the promise, two ways on, the work itself with a live plate, and the pen line behind. */
export function Hero() {
  const t = useTranslations('landing');
  return (
    <section className="relative isolate overflow-x-clip">
      <div className="grid gap-x-12 gap-y-8 pt-6 pb-16 page-gutter md:grid-cols-2 md:items-start md:pt-10 lg:pb-24">
        <div className="relative">
          <h1 className="type-display-xl type-headline">
            {t('headlineFirst')}
            <br />
            {t('headlineSecond')}
          </h1>
          <p className="mt-5 type-body-l text-ink-2 measure md:mt-7 md:max-w-[26rem]">{t('pitch')}</p>
          <div className="mt-6 flex flex-wrap gap-3 md:mt-8">
            <ButtonLink href={paths.startNow} size="hero">
              {t('startNow')}
            </ButtonLink>
            <ButtonLink href={paths.pricing} look="quiet" size="hero">
              {t('seePricing')}
            </ButtonLink>
          </div>
          <p className="mt-5 type-small text-balance text-ink-2">{t('trial')}</p>
          <Link href={paths.explore} className="inline-flex min-h-11 items-center link type-small">
            {t('find')}
          </Link>
        </div>
        <div className="relative">
          <Line
            name="hero"
            draw
            className="absolute end-[-8%] top-[6%] -z-10 w-[138%] max-md:top-[-14%] md:max-lg:top-[39%] md:max-lg:w-[126%] rtl:-scale-x-100"
          />
          <div className="grid grid-cols-[1.35fr_1fr] grid-rows-[1.18fr_1fr] gap-3.5">
            <DemoPhoto
              name="braids-01"
              sizes={sizes}
              first
              className={`${photo} row-span-2 max-md:h-52 md:aspect-[246/394] md:max-lg:aspect-4/9`}
            >
              <Plate />
            </DemoPhoto>
            <DemoPhoto name="nails-04" sizes={sizes} className={photo} />
            <DemoPhoto name="tattoo-01" sizes={sizes} className={photo} />
          </div>
        </div>
      </div>
    </section>
  );
}

/** A live plate: its button begins the sample booking further down. */
function Plate() {
  const t = useTranslations('landing');
  const [service] = sampleServices((name) => t(`sample.services.${name}`));
  return (
    <div className="absolute inset-x-2.5 bottom-2.5 @container rounded-[0.625rem] bg-surface">
      <div className="flex flex-wrap items-center justify-between gap-2 py-2 ps-3 pe-2">
        <p className="type-small leading-5">
          <strong className="block font-semibold">{service!.name}</strong>
          {t.rich('plateDetail', {
            duration: formatDuration(service!.duration),
            amount: formatPrice(service!.price, service!.currency),
            price: (chunks) => <span className="font-display font-bold">{chunks}</span>,
          })}
        </p>
        <ButtonLink
          href={hrefOfSample({ service: service!.id })}
          look="book"
          size="compact"
          className="grow @min-[14rem]:grow-0"
        >
          {t('plateBook')}
        </ButtonLink>
      </div>
    </div>
  );
}
