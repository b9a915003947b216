import { passwordLength } from '#modules/accounts/rules';
import type { Errors } from './use-plain-form.ts';

export type RegistrationField = 'fullName' | 'username' | 'email' | 'password' | 'passwordConfirm' | 'termsAccepted';

type Complaint =
  | 'fullNameNeeded'
  | 'usernameTooShort'
  | 'usernameLetters'
  | 'emailNeeded'
  | 'newPasswordTooShort'
  | 'passwordsDiffer'
  | 'termsNeeded';

/** What each field asks for, in the words of the spec; `say` puts a complaint into them. */
export function checkRegistration(values: FormData, say: (complaint: Complaint) => string): Errors<RegistrationField> {
  const text = (name: RegistrationField) => String(values.get(name) ?? '');
  return {
    fullName: text('fullName').trim() ? undefined : say('fullNameNeeded'),
    username: checkUsername(text('username').trim(), say),
    email: /^\S+@\S+\.\S+$/.test(text('email').trim()) ? undefined : say('emailNeeded'),
    password: text('password').length >= passwordLength.least ? undefined : say('newPasswordTooShort'),
    passwordConfirm: text('passwordConfirm') === text('password') ? undefined : say('passwordsDiffer'),
    termsAccepted: values.has('termsAccepted') ? undefined : say('termsNeeded'),
  };
}

function checkUsername(name: string, say: (complaint: Complaint) => string): string | undefined {
  if (name.length < 3) return say('usernameTooShort');
  return /^[a-z\d](?:[\w.-]*[a-z\d])?$/i.test(name) ? undefined : say('usernameLetters');
}

/** What is sent: the repeated password and the terms stay here. */
export function readRegistration(values: FormData) {
  const text = (name: RegistrationField) => String(values.get(name) ?? '');
  return {
    fullName: text('fullName').trim(),
    username: text('username').trim(),
    email: text('email').trim(),
    password: text('password'),
    accountType: values.has('offersServices') ? ('business' as const) : undefined,
  };
}

/** A registration that was sent without script and not taken: what the form says then. No password is in it. */
export interface RefusedRegistration {
  readonly errors: Errors<RegistrationField>;
  readonly typed: {
    readonly fullName: string;
    readonly username: string;
    readonly email: string;
    readonly offersServices: boolean;
    readonly termsAccepted: boolean;
  };
}
