import type { Person } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import type { App } from '#platform/app';
import { qrPng, qrSvg } from '#platform/qr';
import { findPublicUser } from '../profiles.store.ts';

/** The QR code of a person's public page as it is addressed now. */
export async function drawPageCode(
  app: App,
  person: Person,
  format: 'svg' | 'png',
): Promise<{ type: string; bytes: string | Uint8Array<ArrayBuffer> }> {
  const user = await findPublicUser(app.database, person.id);
  if (!user) throw refuse('not_signed_in');
  const address = `${app.config.url}/${user.customUrl ?? `u/${user.username}`}`;
  if (format === 'svg') return { type: 'image/svg+xml', bytes: qrSvg(address) };
  return { type: 'image/png', bytes: await qrPng(address) };
}
