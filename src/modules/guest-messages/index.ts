export { listenGuestMessages } from './guest-messages.jobs.ts';
export { guestMessagesRoutes } from './guest-messages.routes.ts';
export { countUnreadGuestThreads } from './guest-messages.store.ts';
export type { GuestMessageMail } from './use-cases/tell-by-mail.ts';
export { writeGuestMessageMail } from './use-cases/write-guest-message-mail.ts';
