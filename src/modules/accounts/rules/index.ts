export { deviceOf, type Device } from './device-words.ts';
export { lookOf } from './look.ts';
export { isReservedWord } from './reserved-words.ts';
export { trialFrom, type Trial } from './trial.ts';
