import { formatInstant } from '#kernel/time';
import type { LookbookRow } from './lookbooks.store.ts';
import type { LookbookOnWire } from './posts.contract.ts';

/** A collection of saved posts with whose it is. */
export function presentLookbook(row: LookbookRow): LookbookOnWire {
  const { covers, username, fullName, profession, profileImage, createdAt, ...lookbook } = row;
  return {
    ...lookbook,
    createdAt: formatInstant(createdAt),
    covers: covers.map(({ key, alt }) => ({ url: `/media/${key}/large.jpg`, alt })),
    user: { id: row.userId, username, fullName, profession, profileImage },
  };
}
