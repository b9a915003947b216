import { createHash } from 'node:crypto';

/** The sources that a page's policy allows. */
export interface PageSources {
  /** All sources of `script-src`. */
  readonly scripts: readonly string[];
  /** Sources of `style-src` besides our own files. */
  readonly styles: readonly string[];
}

/** A page that is sent to everybody, letter by letter the same. */
export interface SharedPage {
  readonly html: Buffer<ArrayBuffer>;
  readonly sources: PageSources;
}

/**
 * For a page that carries its response's nonce: scripts with the nonce run, and so does what they load, but no file on its own.
 * In development Vite's own scripts carry no nonce.
 */
export function sourcesOfNonce(nonce: string, development = false): PageSources {
  const source = `'nonce-${nonce}'`;
  return { scripts: [source, development ? "'self'" : "'strict-dynamic'"], styles: [source] };
}

/**
 * A page that was rendered with a nonce, for everybody: its policy names what stands in its scripts and styles instead.
 * Undefined if the nonce appears anywhere else, as in a hydrated page, or if a script is a file: with hashes alone, browsers
 * do not run it.
 */
export function sharePage(rendered: string, nonce: string): SharedPage | undefined {
  const texts = { script: new Set<string>(), style: new Set<string>() };
  const named = new RegExp(`<(script|style)([^>]*) nonce="${nonce}"([^>]*)>([^]*?)</\\1>`, 'g');
  const html = rendered.replace(named, (_, tag: 'script' | 'style', before, after, text) => {
    texts[tag].add(text);
    return `<${tag}${before}${after}>${text}</${tag}>`;
  });
  if (html.includes(nonce) || /<script[^>]* src=/.test(html)) return undefined;
  const scripts = [...texts.script].map(sourceOf);
  const sources = {
    scripts: scripts.length > 0 ? [...scripts, "'strict-dynamic'"] : ["'none'"],
    styles: [...texts.style].map(sourceOf),
  };
  return { html: Buffer.from(html), sources };
}

const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
