import type { OwnUser } from '#modules/accounts/contract';
import { browserApi } from '#web/api/browser.ts';

/**
 * Remembers that somebody handed their address on for the first time: it is off the list of what is left to set up. Whether
 * it is remembered is no concern of whoever shares: the list asks again.
 */
export async function rememberShared({ linkShared }: OwnUser, onShared: (user: OwnUser) => void): Promise<void> {
  if (linkShared) return;
  try {
    onShared(await browserApi('PATCH /api/user', { body: { linkShared: true } }));
  } catch {
    return;
  }
}
