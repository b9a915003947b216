import { expect, test } from 'vitest';
import type { MailContent } from './mail-content.ts';
import { mailLayout } from './mail-layout.ts';

const content: MailContent = {
  language: 'en',
  title: 'You’re booked',
  preview: 'Thu 26 Nov, 10:30',
  lines: ['See you in London.'],
  card: {
    day: 'Thu',
    time: '10:30',
    date: '26 Nov',
    title: 'Silk press',
    lines: ['Thu 26 Nov, 10:30–13:30, London (GMT)', '3 hours, £80'],
  },
  list: ['Thu 3 Dec, 10:30', 'Thu 10 Dec, 10:30'],
  notes: ['Cancelling is free until Wed 25 Nov, 10:30.'],
  actions: [
    { label: 'Change or cancel', href: 'https://uli.example/b/token' },
    { label: 'Add to calendar', href: 'https://uli.example/calendar?a=1&b=2' },
  ],
  footer: ['Uli, https://uli.example'],
};

test('plain text says everything in order', () => {
  expect(mailLayout(content).text).toBe(`You’re booked

See you in London.

Silk press
Thu 26 Nov, 10:30–13:30, London (GMT)
3 hours, £80

- Thu 3 Dec, 10:30
- Thu 10 Dec, 10:30

Cancelling is free until Wed 25 Nov, 10:30.

Change or cancel: https://uli.example/b/token
Add to calendar: https://uli.example/calendar?a=1&b=2

-- 
Uli, https://uli.example
`);
});

test('HTML says the same, loads nothing and follows the reader’s dark setting', () => {
  const { html } = mailLayout(content);
  const said = [
    content.title,
    ...content.lines,
    ...content.card!.lines,
    ...content.list!,
    ...content.notes!,
    ...content.footer,
  ];
  for (const words of said) expect(html).toContain(words);
  expect(html).toContain('href="https://uli.example/calendar?a=1&amp;b=2"');
  expect(html).not.toMatch(/<(?:img|link|script|iframe)|url\(|src=/);
  expect(html).toContain('prefers-color-scheme:dark');
});

test('what people typed never becomes markup', () => {
  const nasty = `<img src=x onerror="alert(1)"> & 'co'`;
  const { html } = mailLayout({
    ...content,
    title: nasty,
    lines: [nasty],
    card: { ...content.card!, title: nasty, lines: [nasty] },
    actions: [{ label: nasty, href: `https://uli.example/"><script>` }],
  });
  expect(html).not.toMatch(/<img|<script/);
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &#39;co&#39;');
});
