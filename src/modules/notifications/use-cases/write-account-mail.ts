import type { App } from '#platform/app';
import type { Translate } from '#platform/messages';
import type { WrittenMail } from '../rules/index.ts';
import { sayLeaving, type LeavingLetter } from './send-leaving-mail.ts';
import { sayModeration, type ModerationLetter } from './send-moderation-mail.ts';
import { sayPassword, type PasswordLetter } from './send-password-mails.ts';
import {
  saySecurity,
  sayVerify,
  type ConfirmLetter,
  type SecurityLetter,
  type VerifyLetter,
} from './send-security-mails.ts';
import { writePersonalMail, type PersonalMail } from './write-personal-mail.ts';

type AccountLetter = ConfirmLetter | VerifyLetter | SecurityLetter | PasswordLetter | LeavingLetter | ModerationLetter;

/** Puts a mail about an account into words, in its owner's language. */
export function writeAccountMail(app: Pick<App, 'config'>, letter: AccountLetter): WrittenMail {
  return writePersonalMail(app, letter, (t) => say(t, letter));
}

function say(t: Translate, letter: AccountLetter): PersonalMail {
  switch (letter.notice) {
    case 'moderation':
      return sayModeration(t, letter);
    case 'leaving':
      return sayLeaving(t, letter);
    case 'reset':
    case 'changed':
      return sayPassword(t, letter);
    case 'verify':
      return sayVerify(t, letter);
    default:
      return saySecurity(t, letter);
  }
}
