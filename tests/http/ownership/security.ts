import { signedIn, type Calls } from './call.ts';

export const securityCalls: Calls = {
  'POST /api/password/confirm': {
    path: () => '/api/password/confirm',
    body: () => ({ password: 'not their password' }),
    statuses: signedIn(403),
  },
};
