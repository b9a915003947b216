import { createHash } from 'node:crypto';

/** What a page's policy allows beside our own files: sources of `script-src` and `style-src`. */
export interface PageSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** A page that is sent to everybody, letter by letter the same. */
export interface SharedPage {
  readonly html: Buffer<ArrayBuffer>;
  readonly sources: PageSources;
}

/** Of a page that carries its answer's nonce. */
export function sourcesOfNonce(nonce: string): PageSources {
  const source = [`'nonce-${nonce}'`];
  return { scripts: source, styles: source };
}

/**
 * A page that was rendered with a nonce, for everybody: its policy names what stands in its scripts and styles instead.
 * Undefined where the nonce stands anywhere else.
 */
export function sharePage(rendered: string, nonce: string): SharedPage | undefined {
  const texts = { script: new Set<string>(), style: new Set<string>() };
  const named = new RegExp(`<(script|style)([^>]*) nonce="${nonce}"([^>]*)>([^]*?)</\\1>`, 'g');
  const html = rendered.replace(named, (_, tag: 'script' | 'style', before, after, text) => {
    texts[tag].add(text);
    return `<${tag}${before}${after}>${text}</${tag}>`;
  });
  if (html.includes(nonce)) return undefined;
  const sources = { scripts: [...texts.script].map(sourceOf), styles: [...texts.style].map(sourceOf) };
  return { html: Buffer.from(html), sources };
}

const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
