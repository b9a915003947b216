import type { PageMood } from '#modules/accounts/rules';

/** Somebody of the demo. Ids lie below 1001, where no real person's does. */
export interface DemoPerson {
  readonly id: number;
  readonly username: string;
  readonly fullName: string;
  readonly email: string;
  readonly bio: string;
  readonly city: string;
  readonly timeZone: string;
}

export interface DemoArtist extends DemoPerson {
  readonly profession: string;
  /** Of the part of town, in degrees. */
  readonly latitude: number;
  readonly longitude: number;
  /** ISO 4217, of their own services; the three samples stay in US dollars. */
  readonly currency: string;
  readonly customUrl?: string;
  /** Where confirmed visits are. */
  readonly businessAddress?: string;
  /** How their page looks, where not as everybody's does. */
  readonly mood?: PageMood;
}
