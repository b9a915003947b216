export { listenPayments, paymentsJobs } from './payments.jobs.ts';
export { paymentsRoutes } from './payments.routes.ts';
export { giveBackWithin, type GivenBack } from './use-cases/give-back.ts';
export { listenToProvider as listenToPayments } from './use-cases/listen-to-provider.ts';
export { readReturnable } from './use-cases/read-returnable.ts';
export { readStandings } from './use-cases/read-standings.ts';
export { retryRefundWithin } from './use-cases/retry-refund.ts';
export { writePaymentMail, type PaymentLetter } from './use-cases/write-payment-mail.ts';
