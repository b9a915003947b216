import { refuse } from '#kernel/refusal';
import type { App } from '#platform/app';
import { mailsGo } from '#platform/config';
import { deriveKey, isSameText } from '#platform/tokens';

/** Admits requests with the key of the outbox; refuses all others, and all if there is no outbox, as `not_found`. */
export function letIntoOutbox({ config, secret }: Pick<App, 'config' | 'secret'>, key: string | undefined): void {
  const right = isSameText(key ?? '', deriveKey(secret, 'outbox'));
  if (!right || mailsGo(config) !== 'outbox') throw refuse('not_found');
}

/** The address that opens the outbox; undefined if there is none. Only for printing at startup. */
export function outboxAddress({ config, secret }: Pick<App, 'config' | 'secret'>): string | undefined {
  return mailsGo(config) === 'outbox' ? `${config.url}/outbox?key=${deriveKey(secret, 'outbox')}` : undefined;
}
