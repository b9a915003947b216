import { withoutLinks } from '#kernel/address-in-name';
import type { MailContent } from './mail-content.ts';

/** What a mail says. */
export interface WrittenMail {
  readonly subject: string;
  readonly content: MailContent;
  /** Calendar entries that the mail brings or withdraws, one for each UID. */
  readonly calendars?: readonly WrittenCalendar[];
}

export interface WrittenCalendar {
  readonly uid: string;
  readonly method: 'REQUEST' | 'CANCEL';
  /** An iCalendar object. */
  readonly content: string;
}

/** Puts the facts of a letter into words, as of the moment at which it was queued (epoch milliseconds). */
export type MailWriter = (letter: never, queuedAt: number) => WrittenMail;

/** Who writes the mails of which kinds, by the kind's first word. */
export type MailWriters = Readonly<Record<string, MailWriter>>;

/** A mail in the outbox, as far as its words go. */
export interface QueuedLetter {
  readonly kind: string;
  readonly letter: object | null;
  /** Epoch milliseconds. */
  readonly createdAt: number;
}

/** The words of a mail; undefined once its facts are gone. */
export function writeMail(writers: MailWriters, { kind, letter, createdAt }: QueuedLetter): WrittenMail | undefined {
  if (letter === null) return undefined;
  const writer = writers[kind.split('.', 1)[0]!];
  if (!writer) throw new Error(`nobody writes mails of the kind ${kind}`);
  const written = writer(letter as never, createdAt);
  const subject = oneLine(written.subject);
  if (ownWords.has(kind)) return { ...written, subject };
  return { ...written, subject: withoutLinks(subject), content: plainContent(written.content) };
}

/** These keep the text of an admin or a visitor unchanged: to the operator, or in an admin's name. */
const ownWords: ReadonlySet<string> = new Set(['contact.message', 'contact.answer', 'account.moderated']);

/** Names and user texts must not become links; the mail's own links are in its actions. */
function plainContent(content: MailContent): MailContent {
  const { title, preview, lines, card, list, notes } = content;
  return {
    ...content,
    title: withoutLinks(title),
    ...(preview !== undefined && { preview: withoutLinks(preview) }),
    lines: lines.map(withoutLinks),
    ...(card && { card: { ...card, title: withoutLinks(card.title), lines: card.lines.map(withoutLinks) } }),
    ...(list && { list: list.map(withoutLinks) }),
    ...(notes && { notes: notes.map(withoutLinks) }),
  };
}

function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
}
