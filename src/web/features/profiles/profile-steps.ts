import { paths } from '#web/paths.ts';

/** What makes a professional's page whole, and where each is done. */
const places = {
  profession: paths.onboarding.trade,
  city: paths.onboarding.trade,
  services: paths.onboarding.services,
  hours: paths.onboarding.hours,
  works: paths.onboarding.works,
  link: paths.onboarding.link,
  picture: paths.settings.profile,
  bio: paths.settings.profile,
} as const;

export type ProfileStep = keyof typeof places;

/** In the order in which they help. */
export const profileSteps = Object.keys(places) as ProfileStep[];

/** So many works show what somebody does. */
export const enoughWorks = 3;

export interface ProfileFacts {
  readonly profileImage: string | null;
  readonly bio: string | null;
  readonly profession: string | null;
  readonly city: string | null;
  /** Published ones. */
  readonly services: number;
  /** Whether there are any hours, by a clock that their owner said is right. */
  readonly hours: boolean;
  readonly works: number;
  readonly linkShared: boolean;
}

export function placeOf(step: ProfileStep): string {
  return places[step];
}

/** What a professional's page lacks. */
export function missingSteps(facts: ProfileFacts): ProfileStep[] {
  const done: Record<ProfileStep, boolean> = {
    picture: facts.profileImage !== null,
    bio: facts.bio !== null,
    profession: facts.profession !== null,
    city: facts.city !== null,
    services: facts.services > 0,
    hours: facts.hours,
    works: facts.works >= enoughWorks,
    link: facts.linkShared,
  };
  return profileSteps.filter((step) => !done[step]);
}
