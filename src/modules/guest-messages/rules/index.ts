export { visitWrittenAbout } from './visit-written-about.ts';
export { whyNotWriteToGuest, type WhyNotWriteToGuest } from './why-not-write.ts';
