import type { MailContent } from './mail-content.ts';
import { htmlOf } from './mail-html.ts';
import { textOf } from './mail-text.ts';

/** One mail as plain text and as HTML; the same words in the same order. */
export function mailLayout(content: MailContent): { readonly text: string; readonly html: string } {
  return { text: textOf(content), html: htmlOf(content) };
}
