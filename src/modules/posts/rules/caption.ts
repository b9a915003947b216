export interface CaptionPart {
  readonly kind: 'text' | 'tag' | 'mention' | 'link';
  /** As it was written. */
  readonly text: string;
  /** Of a tag its lower case without the #, of a mention the lower case username, of a link its address. */
  readonly value: string;
}

const mostTags = 30;
const mostMentions = 20;
const longestTag = 100;

// A tag or name begins a word: not in the middle of one, nor of an address.
const pattern =
  /(?<link>https?:\/\/[^\s<>"'`]+)|(?<![\p{L}\p{N}\p{M}_/@#&.-])(?:#(?<tag>[\p{L}\p{N}\p{M}_]+)|@(?<mention>[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?))/gu;

/** A caption cut into plain text, #tags, @names and web addresses, in its order; joined again it is the caption. */
export function captionParts(caption: string): CaptionPart[] {
  const parts: CaptionPart[] = [];
  let end = 0;
  const add = (part: CaptionPart, at: number) => {
    if (at > end) parts.push(plain(caption.slice(end, at)));
    parts.push(part);
    end = at + part.text.length;
  };
  for (const match of caption.matchAll(pattern)) {
    const part = partOf(match[0], match.groups ?? {});
    if (part) add(part, match.index);
  }
  if (end < caption.length) parts.push(plain(caption.slice(end)));
  return parts;
}

function plain(text: string): CaptionPart {
  return { kind: 'text', text, value: text };
}

function partOf(text: string, { link, tag, mention }: Record<string, string | undefined>): CaptionPart | undefined {
  if (link) {
    const address = link.replace(/[.,;:!?)\]]+$/, '');
    return URL.canParse(address) ? { kind: 'link', text: address, value: address } : undefined;
  }
  // Of digits alone it is a number: "#1".
  if (tag) return /\p{L}/u.test(tag) && tag.length <= longestTag ? { kind: 'tag', text, value: tagOf(tag) } : undefined;
  return mention ? { kind: 'mention', text, value: mention.toLowerCase() } : undefined;
}

/** A tag as it is kept and looked for. */
export function tagOf(written: string): string {
  return written.replace(/^#/, '').normalize('NFC').toLowerCase();
}

/** The tags of a caption, each once. */
export function tagsOf(caption: string | null): string[] {
  return valuesOf(caption, 'tag', mostTags);
}

/** The usernames that a caption mentions, each once, in lower case, whether there is such a person or not. */
export function mentionedNames(caption: string | null): string[] {
  return valuesOf(caption, 'mention', mostMentions);
}

function valuesOf(caption: string | null, kind: CaptionPart['kind'], most: number): string[] {
  const values = captionParts(caption ?? '').filter((part) => part.kind === kind);
  return [...new Set(values.map(({ value }) => value))].slice(0, most);
}
