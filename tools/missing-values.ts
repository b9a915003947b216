import { parseSync } from '@swc/core';

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

export interface MissingValue {
  /** "catalogue.offers.period" */
  readonly key: string;
  readonly name: string;
}

/** What answers a function that writes texts; its argument is where in the messages they stand. */
const translators = new Set(['useTranslations', 'translator']);

/**
 * Values that a text asks for and its writer does not give: it would say "undefined". Seen are texts that are named as they
 * stand, with their values beside them. `wanted` answers the names in a text by its key, undefined where there is none.
 */
export function missingValues(
  file: string,
  source: string,
  wanted: (key: string) => readonly string[] | undefined,
): MissingValue[] {
  const module = parseSync(source, { syntax: 'typescript', tsx: file.endsWith('.tsx') }) as unknown as Node;
  const found: MissingValue[] = [];
  const namespaces = new Map<string, string | undefined>();
  walk(module, (node) => {
    const begun = namespaceOf(node);
    // Where two functions of a file call theirs alike and mean other texts, it is not known which is meant.
    if (begun) namespaces.set(begun.name, namespaces.has(begun.name) ? undefined : begun.namespace);
  });
  walk(module, (node) => {
    const call = textOf(node, namespaces);
    if (!call) return;
    const lacking = (wanted(call.key) ?? []).filter((name) => !call.given.has(name));
    found.push(...lacking.map((name) => ({ key: call.key, name })));
  });
  return found;
}

function namespaceOf(node: Node): { name: string; namespace: string } | undefined {
  if (node.type !== 'VariableDeclarator') return undefined;
  const { id, init } = node as unknown as { id: Node; init: Node | null };
  if (init?.type !== 'CallExpression' || id.type !== 'Identifier') return undefined;
  if (!translators.has(String((init['callee'] as Node)['value']))) return undefined;
  const [first] = argumentsOf(init);
  if (first && first.type !== 'StringLiteral') return undefined;
  return { name: String(id['value']), namespace: first ? `${String(first['value'])}.` : '' };
}

function textOf(node: Node, namespaces: ReadonlyMap<string, string | undefined>) {
  if (node.type !== 'CallExpression') return undefined;
  const callee = node['callee'] as Node;
  const said = callee.type === 'MemberExpression' ? (callee['object'] as Node) : callee;
  const namespace = said.type === 'Identifier' ? namespaces.get(String(said['value'])) : undefined;
  const [first, values] = argumentsOf(node);
  if (namespace === undefined || first?.type !== 'StringLiteral') return undefined;
  const given = namesGiven(values);
  return given && { key: namespace + String(first['value']), given };
}

/** The names of values; undefined where they are not written there one by one. */
function namesGiven(values: Node | undefined): Set<string> | undefined {
  if (!values) return new Set();
  if (values.type !== 'ObjectExpression') return undefined;
  const properties = values['properties'] as Node[];
  const names = properties.map((each) => (each.type === 'Identifier' ? each : (each['key'] as Node | undefined)));
  if (names.some((name) => name?.type !== 'Identifier')) return undefined;
  return new Set(names.map((name) => String(name!['value'])));
}

const argumentsOf = (call: Node) => (call['arguments'] as { expression: Node }[]).map(({ expression }) => expression);

function walk(node: unknown, see: (node: Node) => void): void {
  if (Array.isArray(node)) node.forEach((each) => walk(each, see));
  else if (typeof node === 'object' && node !== null) {
    if (typeof (node as Node).type === 'string') see(node as Node);
    Object.values(node).forEach((each) => walk(each, see));
  }
}
