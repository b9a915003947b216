export { visitWrittenAbout } from './visit-written-about.ts';
export {
  whyNotWriteAsGuest,
  whyNotWriteToGuest,
  type WhyNotWriteAsGuest,
  type WhyNotWriteToGuest,
} from './why-not-write.ts';
