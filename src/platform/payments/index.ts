export {
  openPayments,
  type CheckoutSession,
  type Payments,
  type PaymentsOptions,
  type ProviderEvent,
  type Subscribed,
} from './payments.ts';
export type { HttpClient } from './sandbox/http-client.ts';
export type { Sandbox } from './sandbox/sandbox.ts';
