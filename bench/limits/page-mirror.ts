import { createElement, type ReactNode } from 'react';

/** An element of a page as data: its name, its attributes and what is in it. */
interface Mirrored {
  readonly name: string;
  readonly attributes: Record<string, unknown>;
  readonly inside: (Mirrored | string)[];
}

const tokens =
  /<!--[^]*?-->|<!doctype[^>]*>|<\/([a-z][\w:-]*)>|<([a-z][\w:-]*)((?:\s+[^\s=>]+(?:="[^"]*")?)*)\s*\/?>|[^<]+/gi;
const attribute = /([^\s=]+)(?:="([^"]*)")?/g;
const empty = new Set(['meta', 'link', 'img', 'input', 'br', 'hr', 'source']);
const raw = new Set(['script', 'style']);
const switches = new Set([
  'hidden',
  'disabled',
  'checked',
  'selected',
  'required',
  'open',
  'multiple',
  'readonly',
  'async',
]);
const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

/** Reads a page that React wrote into data from which React writes the same page again. */
export function mirrorOf(html: string): Mirrored {
  const root: Mirrored = { name: '', attributes: {}, inside: [] };
  const open = [root];
  tokens.lastIndex = 0;
  for (let token = tokens.exec(html); token; token = tokens.exec(html)) {
    const [text, closed, opened, attributes = ''] = token;
    if (opened) {
      const element: Mirrored = { name: opened, attributes: attributesOf(attributes), inside: [] };
      open.at(-1)!.inside.push(element);
      if (raw.has(opened)) {
        const end = html.indexOf(`</${opened}>`, tokens.lastIndex);
        const content = html.slice(tokens.lastIndex, end);
        if (content) element.attributes['dangerouslySetInnerHTML'] = { __html: content };
        tokens.lastIndex = end + opened.length + 3;
      } else if (!empty.has(opened)) open.push(element);
    } else if (closed) open.pop();
    else if (!text.startsWith('<!')) open.at(-1)!.inside.push(decoded(text));
  }
  return root.inside[0] as Mirrored;
}

/** Makes the elements of a mirrored page anew, as a component does for each request. */
export function elementOf({ name, attributes, inside }: Mirrored): ReactNode {
  return createElement(name, attributes, ...inside.map((part) => (typeof part === 'string' ? part : elementOf(part))));
}

function attributesOf(text: string): Record<string, unknown> {
  const attributes: Record<string, unknown> = {};
  for (const [, name = '', value = ''] of text.matchAll(attribute)) {
    if (name === 'class') attributes['className'] = decoded(value);
    else if (name === 'style') attributes['style'] = styleOf(decoded(value));
    else attributes[name] = value === '' && switches.has(name.toLowerCase()) ? true : decoded(value);
  }
  return attributes;
}

function styleOf(text: string): Record<string, string> {
  const parts = text.split(';').map((part) => part.split(/:([^]*)/, 2) as [string, string]);
  return Object.fromEntries(
    parts.map(([name, value]) => [
      name.startsWith('--') ? name : name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
}

function decoded(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity]!);
}
