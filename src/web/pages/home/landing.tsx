import { IntlProvider } from 'use-intl';
import { readerLocale } from '#kernel/language';
import { landingMessages } from '#messages/en/landing.ts';
import type { EpochMs } from '#kernel/time';
import type { FrontPageOnWire } from '#modules/admin/contract';
import type { CategoryOnWire } from '#modules/categories/contract';
import { Closing } from './landing/closing.tsx';
import { FeatureBoard } from './landing/feature-board.tsx';
import { FirstMinutes } from './landing/first-minutes.tsx';
import { Hero } from './landing/hero.tsx';
import { Roadmap } from './landing/roadmap.tsx';
import { SampleBooking } from './landing/sample-booking.tsx';
import { LandingScript } from './landing/landing-script.tsx';
import { Stories } from './landing/stories.tsx';
import { Strip } from './landing/strip.tsx';
import { Trades } from './landing/trades.tsx';

export interface LandingProps extends FrontPageOnWire {
  now: EpochMs;
  categories: readonly CategoryOnWire[];
  /** Whether the demo's people are on this server: until there are others, their stories are shown, and marked as such. */
  demo: boolean;
  nonce: string | undefined;
}

/** The first page, as visitors see it. */
export function Landing({ now, featured, stories, categories, demo, nonce }: LandingProps) {
  return (
    <IntlProvider locale={readerLocale()} messages={landingMessages} timeZone="UTC">
      <Hero />
      <Strip featured={featured} />
      <SampleBooking now={now} />
      <FeatureBoard />
      <FirstMinutes />
      <Trades categories={categories} />
      {(demo || stories.length > 0) && <Stories told={stories} />}
      <Roadmap />
      <Closing />
      <LandingScript nonce={nonce} />
    </IntlProvider>
  );
}
