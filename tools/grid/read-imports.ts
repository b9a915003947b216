import { readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';

/** An import as the source says it. */
export interface WrittenImport {
  readonly specifier: string;
  readonly typeOnly: boolean;
  /** Static imports and exports; `import()` of a value or of a type is written inside the code. */
  readonly atTop: boolean;
}

type Node = Record<string, unknown> & { type?: string };

/** Every import of a file, wherever it stands: statements, re-exports, `import()` and `import('…')` types. */
export function readImports(path: string): WrittenImport[] {
  const found: WrittenImport[] = [];
  walk(
    parseSync(readFileSync(path, 'utf8'), { syntax: 'typescript', tsx: path.endsWith('x'), target: 'esnext' }),
    found,
  );
  return found;
}

function walk(value: unknown, found: WrittenImport[]): void {
  if (Array.isArray(value)) for (const item of value) walk(item, found);
  else if (value !== null && typeof value === 'object') {
    const written = importOf(value as Node);
    if (written) found.push(written);
    for (const child of Object.values(value)) walk(child, found);
  }
}

function importOf(node: Node): WrittenImport | undefined {
  if (node.type === 'TsImportType') return named(node['argument'], true, false);
  if (node.type === 'CallExpression' && (node['callee'] as Node).type === 'Import') {
    return named((node['arguments'] as { expression: unknown }[])[0]?.expression, false, false);
  }
  if (node.type && /^(Import|ExportAll|ExportNamed)Declaration$/.test(node.type) && node['source']) {
    const specifiers = (node['specifiers'] ?? []) as { isTypeOnly?: boolean }[];
    const typeOnly =
      node['typeOnly'] === true || (specifiers.length > 0 && specifiers.every(({ isTypeOnly }) => isTypeOnly));
    return named(node['source'], typeOnly, true);
  }
  return undefined;
}

function named(source: unknown, typeOnly: boolean, atTop: boolean): WrittenImport | undefined {
  const { type, value, quasis } = source as { type?: string; value?: string; quasis?: { cooked?: string }[] };
  const specifier =
    type === 'StringLiteral'
      ? value
      : type === 'TemplateLiteral' && quasis?.length === 1
        ? quasis[0]?.cooked
        : undefined;
  return specifier === undefined ? undefined : { specifier, typeOnly, atTop };
}
