import { data, redirect } from 'react-router';
import { authMessages } from '#messages/en/auth.ts';
import { ApiError } from '#web/api/error.ts';
import type { ServerApi } from '#web/api/server.ts';
import {
  checkRegistration,
  readRegistration,
  type RefusedRegistration,
} from '#web/features/accounts/check-registration.ts';
import { firstPage } from './next-of.ts';

/** Opens an account from a form that no script took; `next` is where to go once it is there. */
export async function registerByForm({ api, headers }: ServerApi, form: FormData, next: string) {
  const texts = authMessages.accounts;
  const errors = checkRegistration(form, (complaint) => texts[complaint]);
  if (Object.values(errors).some(Boolean)) return refused(form, { errors }, 400);
  const body = readRegistration(form);
  try {
    await api('POST /api/register', { body });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { fields, message } = error.body;
    const failure = `${texts.registrationFailed}. ${message}`;
    return refused(form, fields ? { errors: fields } : { failure, errors: {} }, error.status);
  }
  return redirect(firstPage(body.accountType !== undefined, next), { headers });
}

interface Refusal {
  readonly failure?: string;
  readonly errors: RefusedRegistration['errors'];
}

/** What was typed goes back into the form, never the password. */
function refused(form: FormData, { failure, errors }: Refusal, status: number) {
  const { fullName, username, email } = readRegistration(form);
  const ticked = { offersServices: form.has('offersServices'), termsAccepted: form.has('termsAccepted') };
  return data({ failure, registration: { errors, typed: { fullName, username, email, ...ticked } } }, status);
}
