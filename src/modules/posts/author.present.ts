import type { PersonCard } from '#modules/accounts';

/** Somebody beside what they posted or wrote, from its row. */
export function presentAuthor(row: Omit<PersonCard, 'id'> & { readonly userId: number }): PersonCard {
  const { userId: id, username, fullName, profession, profileImage } = row;
  return { id, username, fullName, profession, profileImage };
}
