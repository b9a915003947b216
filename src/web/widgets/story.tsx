import { useTranslations } from 'use-intl';
import { comma } from '#kernel/visit-time';
import type { ToldStoryOnWire } from '#modules/admin/contract';
import { nameFont } from '#web/fonts/name-font.ts';
import { classNames } from '#web/ui/class-names.ts';
import { DemoPhoto, type DemoPhotoName } from './demo-photo.tsx';

/** The stories that come with the demo's people, and the work that each is about. */
const photos = {
  adaeze: 'braids-04',
  jun: 'tattoo-01',
  tunde: 'barber-02',
  ines: 'nails-03',
  camila: 'flowers-03',
} as const satisfies Record<string, DemoPhotoName>;

export type StoryOf = keyof typeof photos;

export const stories = Object.keys(photos) as StoryOf[];

export interface StoryProps {
  of: StoryOf;
  /** Photo at the end of the line. */
  turned?: boolean;
  /** With a second paragraph. */
  long?: boolean;
  /** Its photo is the first that a visitor sees. */
  first?: boolean;
}

/** What somebody says of Uli, beside their work, on a phone above it. It is made up, and says so. */
export function Story({ of, turned = false, long = false, first = false }: StoryProps) {
  const t = useTranslations('landing.stories');
  return (
    <figure
      className={classNames(
        'grid items-center gap-x-12 gap-y-6',
        long && !first && 'rests-below [--resting:56rem] md:[--resting:37rem]',
        turned ? 'md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]' : 'md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]',
      )}
    >
      <DemoPhoto
        name={photos[of]}
        first={first}
        sizes="(min-width: 75rem) 470px, (min-width: 48rem) 40vw, 100vw"
        className={classNames('order-last aspect-4/5 max-md:-mx-gutter md:rounded-card', !turned && 'md:order-first')}
      />
      <div>
        <p className="inline-flex min-h-6 items-center rounded-pill border-[1.5px] border-line-strong px-2.5 type-micro text-ink-2">
          {t('sample')}
        </p>
        <Words
          quote={t(`${of}.quote`)}
          more={long ? t(`${of}.more`) : undefined}
          name={t(`${of}.name`)}
          trade={t(`${of}.trade`)}
        />
      </div>
    </figure>
  );
}

/** What somebody says of Uli who agreed that it stands here. */
export function ToldStory({ quote, name, trade }: ToldStoryOnWire) {
  return (
    <figure className="max-w-text wrap-anywhere">
      <Words quote={quote} font={nameFont(quote)} name={name} trade={trade} />
    </figure>
  );
}

interface WordsProps extends ToldStoryOnWire {
  /** Where the quote is set otherwise than titles are. */
  font?: string;
  more?: string | undefined;
}

function Words({ quote, font, more, name, trade }: WordsProps) {
  return (
    <>
      <blockquote
        className={classNames(
          'mt-4 type-display-m text-[2.25rem] text-camwood md:text-[clamp(1.75rem,3vw,2.5rem)]',
          font,
        )}
      >
        <p dir="auto">{quote}</p>
      </blockquote>
      {more && <p className="mt-4 type-body-l text-ink-2 measure">{more}</p>}
      <figcaption className="mt-4 text-ink-2">
        <span className={classNames('font-semibold text-ink', nameFont(name))}>{name}</span>
        {trade && `${comma()}${trade}`}
      </figcaption>
    </>
  );
}
