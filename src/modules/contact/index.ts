export { contactRoutes } from './contact.routes.ts';
export { presentMessage, writeContactMail } from './contact.present.ts';
export {
  keepContactAnswer,
  lockContactMessage,
  markContactRead,
  type AnswerLetter,
  type ContactLetter,
  type ContactMessage,
} from './contact.store.ts';
