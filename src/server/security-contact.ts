import type { App } from '#platform/app';
import { isLoopback } from '#kernel/loopback';
import type { Server } from './server.ts';

const halfYear = 182 * 86_400_000;

/** `/.well-known/security.txt` (RFC 9116): where to report vulnerabilities. An installation on loopback has none. */
export function mountSecurityContact(server: Server, { config, clock }: Pick<App, 'config' | 'clock'>): void {
  server.get('/.well-known/security.txt', (c) => {
    if (isLoopback(new URL(config.url).hostname)) return c.text('This was not found.', 404);
    const expires = new Date(clock.now() + halfYear).toISOString().replace(/\.\d+Z$/, 'Z');
    const lines = [
      `Contact: mailto:${config.contactEmail}`,
      `Expires: ${expires}`,
      'Preferred-Languages: en',
      `Canonical: ${config.url}/.well-known/security.txt`,
    ];
    return c.text(`${lines.join('\n')}\n`, 200, { 'Cache-Control': 'public, max-age=86400' });
  });
}
