import { plainSpaces } from '#kernel/visit-time';
import type { MailContent } from './mail-content.ts';

/** The plain-text part. */
export function textOf({ title, lines, card, list = [], notes = [], actions, footer }: MailContent): string {
  const blocks = [
    [title],
    ...lines.map((line) => [line]),
    card ? [card.title, ...card.lines] : [],
    list.map((entry) => `- ${entry}`),
    ...notes.map((note) => [note]),
    actions.map(({ label, href }) => `${label}: ${href}`),
    ['-- ', ...footer],
  ];
  const text = blocks.filter((block) => block.length > 0).map((block) => block.join('\n'));
  return plainSpaces(`${text.join('\n\n')}\n`);
}
