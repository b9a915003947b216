import { languageOf, type Language } from '#kernel/language';
import type { OwnUser } from '#modules/accounts/contract';
import type { PageMood } from '#modules/accounts/rules';
import type { CallInput } from '#web/api/contracts.ts';
import type { OwnPicture } from './use-own-picture.ts';

/** What the settings change of a person, as it is typed. */
export interface ProfileFields {
  /** Null while it stays as it is. */
  picture: OwnPicture | null;
  fullName: string;
  profession: string;
  category: string;
  city: string;
  /** Where the device is, when somebody says so; null leaves it to the city. */
  position: { readonly latitude: number; readonly longitude: number } | null;
  bio: string;
  customUrl: string;
  phone: string;
  timeZone: string;
  language: Language;
  accountType: 'personal' | 'business';
  businessName: string;
  businessCategory: string;
  businessAddress: string;
  businessPhone: string;
  pageType: PageMood['pageType'];
  pageGround: PageMood['pageGround'];
}

/** The most characters of each text, as the API takes them. */
export const longest = {
  fullName: 120,
  profession: 80,
  city: 80,
  bio: 500,
  phone: 40,
  businessName: 120,
  businessCategory: 80,
  businessAddress: 200,
  businessPhone: 40,
} as const;

export function profileFieldsOf(user: OwnUser): ProfileFields {
  return {
    picture: null,
    fullName: user.fullName,
    profession: user.profession ?? '',
    category: user.category ?? '',
    city: user.city ?? '',
    position: null,
    bio: user.bio ?? '',
    customUrl: user.customUrl ?? '',
    phone: user.phone ?? '',
    timeZone: user.timeZone,
    language: languageOf(user.language),
    accountType: user.accountType,
    businessName: user.businessName ?? '',
    businessCategory: user.businessCategory ?? '',
    businessAddress: user.businessAddress ?? '',
    businessPhone: user.businessPhone ?? '',
    pageType: user.pageType,
    pageGround: user.pageGround,
  };
}

/** What the API is asked to change; a picture that is still on its way is none yet. */
export function profileChangeOf({ picture, position, ...fields }: ProfileFields): CallInput<'PATCH /api/user'>['body'] {
  return { ...fields, ...position, ...(picture && picture.id !== 'sending' && { profileImageId: picture.id }) };
}
