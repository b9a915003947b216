// Text that a mail program would turn into a link, as far as a name can tell. A dot between two words counts if what follows
// starts in lower case (evil.example), is all capitals (EVIL.COM), follows a word that is too long for a title or an initial
// (Evil.Example), has no case, or is one of the well-known top-level domains. So Dr.Müller, St.Mary, J.R.Smith, e.V. and
// د.أحمد are names.
// A domain label has at most 63 characters; without that bound, the time to read a long word would grow quadratically.
const dotted = /(?<label>[\p{L}\p{N}][\p{L}\p{M}\p{N}-]{0,62})\.(?<end>\p{L}[\p{L}\p{M}]+)(?<path>[/:?#]?)/gu;
const knownEnding = /^(?:com|net|org|info|biz|shop|store|site|online|link|app|dev|xyz)$/i;
const titleLength = 3;
const longTitle = /^(?:prof|dipl|mlle|capt|frau|herr)$/i;

const signs = /:\/\/|\bwww\.|[^\s@]@[^\s@]+\.[^\s@]|\b\d{1,3}(?:\.\d{1,3}){3}\b/iu;

/** Dots of other widths count as dots, and invisible characters separate nothing. */
const plain = (text: string) => text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '');

/** Whether a mail program would turn part of this name into a link: a web address, a mailbox, or a domain. */
export function holdsAddress(name: string): boolean {
  const text = plain(name);
  return signs.test(text) || [...text.matchAll(dotted)].some(({ groups }) => isDomain(groups as unknown as Dotted));
}

interface Dotted {
  readonly label: string;
  readonly end: string;
  readonly path: string;
}

function isDomain({ label, end, path }: Dotted): boolean {
  if (path !== '' || knownEnding.test(end)) return true;
  const letters = [...label];
  const [first = ''] = end;
  if (/\p{Lu}/u.test(first)) return isLong(label) || (letters.length > 1 && !/\p{Ll}/u.test(label + end));
  if (/\p{Ll}/u.test(first)) return true;
  return letters.length > 1;
}

const isLong = (label: string) => [...label].length > titleLength && !longTitle.test(label);

const wordJoiner = '\u2060';

/** The same text, but no mail program turns it into links; the difference is invisible. */
export function withoutLinks(text: string): string {
  return text
    .replaceAll(/(?<=[\p{L}\p{N}])\.(?=\p{L}{2})/gu, `.${wordJoiner}`)
    .replaceAll('://', `:${wordJoiner}//`)
    .replaceAll(/(?<=\S)@(?=\S)/gu, `${wordJoiner}@${wordJoiner}`);
}
