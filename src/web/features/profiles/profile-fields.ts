import type { OwnUser } from '#modules/accounts/contract';

/** What the settings change of a person, as it is typed. */
export interface ProfileFields {
  fullName: string;
  profession: string;
  city: string;
  bio: string;
  customUrl: string;
  phone: string;
  timeZone: string;
  language: 'en';
  accountType: 'personal' | 'business';
  businessName: string;
  businessCategory: string;
  businessAddress: string;
  businessPhone: string;
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
    fullName: user.fullName,
    profession: user.profession ?? '',
    city: user.city ?? '',
    bio: user.bio ?? '',
    customUrl: user.customUrl ?? '',
    phone: user.phone ?? '',
    timeZone: user.timeZone,
    language: 'en',
    accountType: user.accountType,
    businessName: user.businessName ?? '',
    businessCategory: user.businessCategory ?? '',
    businessAddress: user.businessAddress ?? '',
    businessPhone: user.businessPhone ?? '',
  };
}
