export { contactRoutes } from './contact.routes.ts';
export { writeContactMail } from './contact.present.ts';
export type { ContactLetter } from './contact.store.ts';
