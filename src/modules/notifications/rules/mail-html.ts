import { directionOf, tagOf } from '#kernel/language';
import { darkStyles, fonts, light } from './mail-colours.ts';
import type { MailAction, MailCard, MailContent } from './mail-content.ts';

/** The HTML part: one column of tables with inline styles, no pictures, nothing loaded from anywhere. */
export function htmlOf(content: MailContent): string {
  const { language, title, preview = '', lines, card, list = [], notes = [], actions, footer } = content;
  const direction = directionOf(language);
  const sides = sidesOf(direction);
  const { start } = sides;
  const body = [
    `<h1 class="ink" style="margin:0 0 16px;font:800 28px/1.05 ${fonts.display};letter-spacing:-0.015em;color:${light.ink}">${escape(title)}</h1>`,
    ...lines.map((line) => paragraph(line, 'ink', light.ink, '16px')),
    card ? cardOf(card, direction) : '',
    list.length > 0 ? listOf(list, sides) : '',
    ...notes.map((note) => paragraph(note, 'ink-2', light.ink2, '14px')),
    actions.length > 0 ? actionsOf(actions, sides) : '',
  ];
  const end = footer.map((line) => paragraph(line, 'ink-3', light.ink3, '14px'));
  return `<!doctype html>
<html lang="${escape(tagOf(language))}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escape(title)}</title>
<style>${darkStyles}</style>
</head>
<body class="page" style="margin:0;padding:0;background:${light.page}">
<div style="display:none;max-height:0;overflow:hidden">${escape(preview)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:${light.page}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:${start}"><tr><td>
${body.filter(Boolean).join('\n')}
<div class="line" style="margin:32px 0 16px;border-top:1px solid ${light.line}"></div>
${end.join('\n')}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

interface Sides {
  readonly start: 'left' | 'right';
  readonly end: 'left' | 'right';
}

/** Mailboxes know no logical sides. */
function sidesOf(direction: 'ltr' | 'rtl'): Sides {
  return direction === 'rtl' ? { start: 'right', end: 'left' } : { start: 'left', end: 'right' };
}

function paragraph(text: string, name: string, colour: string, size: string): string {
  return `<p class="${name}" style="margin:0 0 16px;font:400 ${size}/1.5 ${fonts.text};color:${colour}">${escape(text)}</p>`;
}

function cardOf({ day, time, date, title, lines }: MailCard, direction: 'ltr' | 'rtl'): string {
  const { end } = sidesOf(direction);
  const [first = '', ...rest] = lines;
  const quiet = (text: string, weight: number) =>
    `<div class="ink-2" style="font:${weight} 14px/1.45 ${fonts.text};color:${light.ink2}">${escape(text)}</div>`;
  return `<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px;background:${light.surface};border:1px solid ${light.lineStrong};border-radius:20px;border-collapse:separate"><tr>
<td class="tear" width="104" align="center" valign="middle" style="padding:20px 8px;border-${end}:2px dashed ${light.lineStrong}">
${quiet(day, 400)}
<div class="ink" style="font:780 24px/1.2 ${fonts.display};color:${light.ink};font-variant-numeric:tabular-nums">${escape(time)}</div>
${quiet(date, 600)}
</td>
<td valign="middle" style="padding:${direction === 'rtl' ? '20px 16px 20px 20px' : '20px 20px 20px 16px'}">
<div class="ink" style="font:600 16px/1.4 ${fonts.text};color:${light.ink}">${escape(title)}</div>
<div class="ink" style="font:400 16px/1.5 ${fonts.text};color:${light.ink}">${escape(first)}</div>
${rest.map((line) => quiet(line, 400)).join('\n')}
</td>
</tr></table>`;
}

function listOf(entries: readonly string[], { start }: Sides): string {
  const items = entries.map((entry) => `<li style="margin:0 0 4px">${escape(entry)}</li>`);
  return `<ul class="ink" style="margin:0 0 24px;padding:0;padding-${start}:20px;font:400 16px/1.5 ${fonts.text};color:${light.ink}">${items.join('')}</ul>`;
}

function actionsOf([main, ...others]: readonly MailAction[], { end }: Sides): string {
  const button = main
    ? `<a class="action" href="${escape(main.href)}" style="display:inline-block;padding:14px 24px;background:${light.action};border-radius:12px;font:600 16px/20px ${fonts.text};color:${light.onAction};text-decoration:none">${escape(main.label)}</a>`
    : '';
  const links = others.map(
    ({ label, href }) =>
      `<a class="link" href="${escape(href)}" style="display:inline-block;padding:14px 0;margin-${end}:24px;font:600 16px/20px ${fonts.text};color:${light.link}">${escape(label)}</a>`,
  );
  return `<p style="margin:0 0 8px">${button}</p>\n${links.length > 0 ? `<p style="margin:0">${links.join('\n')}</p>` : ''}`;
}

const named: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => named[character]!);
}
