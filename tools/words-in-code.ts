import { parseSync } from '@swc/core';

export interface WordsInCode {
  readonly line: number;
  readonly words: string;
}

/** What a reader sees or hears of an element beside its content. */
const saying = new Set([
  'alt',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'label',
  'placeholder',
  'title',
]);

interface Node {
  readonly type: string;
  readonly span?: { readonly start: number };
  readonly [key: string]: unknown;
}

/** Words that JSX says by itself instead of taking them from the messages: between tags, and in attributes that are read out. */
export function wordsInCode(file: string, source: string): WordsInCode[] {
  const module = parseSync(source, { syntax: 'typescript', tsx: file.endsWith('.tsx') }) as unknown as Node;
  const found: WordsInCode[] = [];
  // Offsets go on from one file to the next, in bytes.
  const bytes = Buffer.from(source);
  const begin = module.span!.start - offsetOfFirst(source);
  const say = (words: string, { span }: Node) => {
    if (!/\p{L}{2}/u.test(words.replaceAll(/\buli\b/gi, ''))) return;
    const line = bytes
      .subarray(0, span!.start - begin)
      .toString()
      .split('\n').length;
    found.push({ line, words: words.replaceAll(/\s+/g, ' ').trim() });
  };
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(walk);
    if (typeof node !== 'object' || node === null) return;
    const { type, value, name } = node as Node;
    if (type === 'JSXText') say(String(value), node as Node);
    if (type === 'JSXExpressionContainer')
      literalsOf((node as Node)['expression']).forEach((words) => say(words, node as Node));
    if (type === 'KeyValueProperty' && saying.has(String((node as { key?: Node }).key?.['value']))) {
      literalsOf(value).forEach((words) => say(words, (node as { key: Node }).key));
    }
    if (type === 'JSXAttribute') {
      const attribute = String((name as Node | undefined)?.['value'] ?? '');
      if (!saying.has(attribute)) return walkFunctions(value);
      literalsOf(value).forEach((words) => say(words, node as Node));
      return;
    }
    Object.values(node).forEach(walk);
  };
  // An attribute's own value says nothing, but a part that is handed over in it may.
  const walkFunctions = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { type, expression } = value as Node;
    if (type === 'JSXExpressionContainer' && typeof expression === 'object') {
      if (!(expression as Node).type.endsWith('Literal')) walk(expression);
    }
  };
  walk(module);
  return found;
}

/** The texts that an expression may come to without asking anybody: literals, and the sides of a choice. */
function literalsOf(expression: unknown): string[] {
  if (typeof expression !== 'object' || expression === null) return [];
  const node = expression as Node;
  switch (node.type) {
    case 'StringLiteral':
      return [String(node['value'])];
    case 'TemplateLiteral':
      return (node['quasis'] as Node[]).map((quasi) => String(quasi['cooked'] ?? ''));
    case 'JSXExpressionContainer':
      return literalsOf(node['expression']);
    case 'ConditionalExpression':
      return [...literalsOf(node['consequent']), ...literalsOf(node['alternate'])];
    case 'BinaryExpression':
      return [...literalsOf(node['left']), ...literalsOf(node['right'])].filter(() =>
        /^(\|\||&&|\?\?)$/.test(String(node['operator'])),
      );
    default:
      return [];
  }
}

function offsetOfFirst(source: string): number {
  return Buffer.byteLength(/^(?:\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/)*/.exec(source)![0]);
}
