import type { App } from '#platform/app';
import { askInProcess, type Router } from '#platform/http';
import type { Job } from '#platform/jobs';

/**
 * What the stand-in of the payment provider does by itself: time passes there, too, and what happened is told to the very
 * address that a real provider would call, signed.
 */
export function sandboxJobs({ payments, config }: Pick<App, 'payments' | 'config'>, api: Router): Job[] {
  const { sandbox } = payments;
  if (!sandbox) return [];
  const take = async (body: string, signature: string) => {
    const headers = new Headers({ 'Content-Type': 'application/json', 'Stripe-Signature': signature });
    const url = `${config.url}/api/webhooks/stripe`;
    return (await askInProcess(api, { method: 'POST', url, headers, body })).status < 300;
  };
  return [
    {
      name: 'payments.sandbox',
      retries: 0,
      everySeconds: 1,
      run: async (_data, stopping) => {
        await sandbox.passTime(stopping);
        await sandbox.tellAll(take, stopping);
      },
    },
  ];
}
