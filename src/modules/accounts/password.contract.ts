import { z } from '@hono/zod-openapi';
import { passwordLength } from './rules/index.ts';

/** A new password. The sign-in form accepts shorter, older ones. */
export const chosenPassword = z.string().min(passwordLength.least).max(passwordLength.most);
