import { createAsking } from './asking.ts';

/** Somebody whose session ends while they do something is asked to log in where they are. */
export const sessionEnd = createAsking();

/** Whoever does what an open window alone must not do is asked for their password where they are. */
export const freshPassword = createAsking();
