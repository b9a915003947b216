import { browserApi } from '#web/api/browser.ts';
import { paths } from '#web/paths.ts';

const wish = /^\/profile\/(\d{1,9})\?follow$/;

/**
 * Whoever pressed Follow before they were known follows once they have signed in, where that was what they signed in for;
 * answers where they go on. When it fails, the button stands on the page that they come to.
 */
export async function followWished(next: string, viewerId: number): Promise<string> {
  const followingId = Number(wish.exec(next)?.[1]);
  if (!followingId) return next;
  await browserApi('POST /api/followers', { body: { followerId: viewerId, followingId } }).catch(() => {});
  return paths.profile(followingId);
}
