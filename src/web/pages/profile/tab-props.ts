import type { CountedUser } from '#modules/profiles/contract';

/** Whose tab it is, and for whom. */
export interface TabProps {
  person: CountedUser;
  own: boolean;
  now: number;
  /** Undefined on one's own profile. */
  onBook: ((serviceId?: number) => void) | undefined;
}
