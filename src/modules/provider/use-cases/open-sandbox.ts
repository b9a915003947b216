import { refuse } from '#kernel/refusal';
import type { App } from '#platform/app';
import type { Sandbox } from '#platform/payments';

/** The sandbox; nobody finds it where a real provider is configured. */
export function openSandbox(app: App): Sandbox {
  if (!app.payments.sandbox) throw refuse('not_found');
  return app.payments.sandbox;
}

/** What the sandbox found; `not_found` when there is none. */
export async function foundIn<Found>(asked: Promise<Found | undefined>): Promise<Found> {
  const found = await asked;
  if (found === undefined) throw refuse('not_found');
  return found;
}
