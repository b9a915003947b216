/** The length of a new password, in characters. */
export const passwordLength = { least: 8, most: 256 } as const;

/** What a password must not be derived from: public facts about its owner. */
export interface PasswordOwner {
  readonly fullName?: string | undefined;
  readonly username?: string | undefined;
  readonly email?: string | undefined;
}

export type PasswordFault = 'short' | 'long' | 'common' | 'own';

/** The rank of a word among the most frequently leaked passwords, from 0; undefined if it is not among them. */
export type RankOfPassword = (word: string) => number | undefined;

/** The most common of these are also refused with up to `fewMore` digits or signs around them. */
const commonest = 3000;
const fewMore = 6;
/** Separators inside a word: `pass word` counts as `password`. */
const separators = /[\s._-]+/g;
/** If removing the owner's words leaves this few letters and characters, the rest adds no strength. */
const fewLetters = 3;
const fewCharacters = 8;

/** What is wrong with a new password; undefined if it is acceptable. */
export function passwordFault(
  password: string,
  owner: PasswordOwner,
  rankOf: RankOfPassword,
): PasswordFault | undefined {
  const characters = [...password.normalize('NFC')].length;
  if (characters < passwordLength.least) return 'short';
  if (characters > passwordLength.most) return 'long';
  const forms = new Set([password.toLowerCase(), plain(password), plain(password).replaceAll(separators, '')]);
  if (isOwn(plain(password), owner, rankOf)) return 'own';
  return [...forms].some((form) => isCommon(form, rankOf)) ? 'common' : undefined;
}

function isCommon(password: string, rankOf: RankOfPassword): boolean {
  if (rankOf(password) !== undefined || new Set(password).size < 4) return true;
  const unit = /^(.+?)\1+$/u.exec(password)?.[1];
  if (unit && (unit.length < 4 || rankOf(unit) !== undefined)) return true;
  const core = password.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const rank = core.length >= 4 ? rankOf(core) : undefined;
  return rank !== undefined && rank < commonest && password.length - core.length <= fewMore;
}

function isOwn(password: string, owner: PasswordOwner, rankOf: RankOfPassword): boolean {
  const words = ownWords(owner).filter((word) => password.includes(word));
  if (words.length === 0) return false;
  let rest = password;
  for (const word of words) rest = rest.replaceAll(word, '');
  const letters = rest.replaceAll(/[^\p{L}]/gu, '');
  if (letters.length < fewLetters) return rest.length <= fewCharacters;
  // The owner's name plus a common password is guessed as fast as the name alone.
  return rankOf(letters) !== undefined && rest.length - letters.length <= fewMore;
}

/** Longest first, with at least three characters each. */
function ownWords({ fullName = '', username = '', email = '' }: PasswordOwner): string[] {
  const [local = '', domain = ''] = email.split('@');
  const names = [username, local, fullName].flatMap((name) => [name, name.replaceAll(separators, ''), ...parts(name)]);
  const words = ['uli', email, ...domain.split('.').slice(0, -1), ...names].map(plain);
  return [...new Set(words)].filter((word) => word.length >= 3).sort((one, other) => other.length - one.length);
}

const parts = (name: string) => name.split(separators);

/** Without case and accents. */
const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
