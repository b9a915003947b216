export const profileSteps = ['picture', 'bio', 'profession', 'city', 'services', 'hours'] as const;
export type ProfileStep = (typeof profileSteps)[number];

export interface ProfileFacts {
  readonly profileImage: string | null;
  readonly bio: string | null;
  readonly profession: string | null;
  readonly city: string | null;
  /** Published ones. */
  readonly services: number;
  /** Whether there are any hours. */
  readonly hours: boolean;
}

/** What a professional's profile lacks, in the order in which it helps. */
export function missingSteps(facts: ProfileFacts): ProfileStep[] {
  const done: Record<ProfileStep, boolean> = {
    picture: facts.profileImage !== null,
    bio: facts.bio !== null,
    profession: facts.profession !== null,
    city: facts.city !== null,
    services: facts.services > 0,
    hours: facts.hours,
  };
  return profileSteps.filter((step) => !done[step]);
}
