import { z } from '@hono/zod-openapi';
import { passwordLength } from './rules/index.ts';

/** A password that somebody chooses. The form that signs in takes shorter ones, from before. */
export const chosenPassword = z.string().min(passwordLength.least).max(passwordLength.most);
