import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { Visitor } from '@swc/core/Visitor.js';
import { cruise, type ICruiseResult, type IDependency } from 'dependency-cruiser';
import type { Import } from './judge.ts';
import { readImports } from './read-imports.ts';

/** What the source says about itself, and what could not be read. */
export interface Graph {
  readonly imports: readonly Import[];
  /** Each a closed chain of files. */
  readonly cycles: readonly (readonly string[])[];
  /** Sentences about imports that lead nowhere or that dependency-cruiser did not see. */
  readonly unreadable: readonly string[];
}

/** Files on disk under src that hold code; the count that a cruise must reach. */
export function codeFiles(root: string): string[] {
  return globSync('src/**/*.{ts,tsx}', { cwd: root }).map(slashes).sort();
}

/**
 * Cruises src. dependency-cruiser resolves imports and finds cycles; a second reading with swc's own parser says which
 * imports are types and catches what the first did not see. Throws when files on disk were not cruised.
 */
export async function readGraph(root: string): Promise<Graph> {
  const files = codeFiles(root);
  const { modules, summary } = await cruiseSource(root);
  const cruised = new Map(modules.map((module) => [module.source, module.dependencies]));
  const missing = files.filter((file) => !cruised.has(file));
  if (files.length === 0 || missing.length > 0) {
    throw new Error(
      `dependency-cruiser read ${files.length - missing.length} of ${files.length} files under src: ${missing.slice(0, 3).join(', ')}`,
    );
  }
  const imports: Import[] = [];
  const unreadable: string[] = [];
  for (const file of files) {
    for (const { specifier, typeOnly } of readImports(join(root, file))) {
      const dependency = cruised
        .get(file)
        ?.find(({ module, protocol }) => `${protocol ?? ''}${module}` === specifier || module === specifier);
      const to = resolved(root, file, specifier, dependency);
      if (!dependency)
        unreadable.push(
          `${file} hides its import of ${specifier} inside a type: write it as an 'import type' at the top.`,
        );
      else if (to === null) unreadable.push(`${file} imports ${specifier}, which does not exist.`);
      else imports.push({ from: file, specifier, to, typeOnly });
    }
  }
  const cycles = summary.violations.flatMap(({ from, cycle }) =>
    cycle ? [[from, ...cycle.map(({ name }) => name)]] : [],
  );
  return { imports, cycles, unreadable };
}

async function cruiseSource(root: string): Promise<ICruiseResult> {
  const { output } = await cruise(
    ['src'],
    {
      baseDir: root,
      validate: true,
      ruleSet: { forbidden: [{ name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } }] },
      tsPreCompilationDeps: true,
      // Left to itself dependency-cruiser finds no TypeScript 5 compiler and falls back to a JavaScript parser that sees neither types nor JSX.
      parser: 'swc',
      doNotFollow: { path: '^(?!src/)' },
      moduleSystems: ['es6'],
    },
    { exportsFields: ['exports'], conditionNames: ['import', 'types', 'node', 'default'] },
  );
  if (typeof output === 'string') throw new Error(output);
  return output;
}

/** The path an import leads to, undefined for a package, null when it leads nowhere. */
function resolved(
  root: string,
  file: string,
  specifier: string,
  dependency: IDependency | undefined,
): string | undefined | null {
  if (!/^[.#]/.test(specifier)) return undefined;
  if (dependency && !dependency.couldNotResolve) return slashes(dependency.resolved);
  const plain = join(file, '..', specifier.replace(/\?.*$/, ''));
  return specifier.startsWith('.') && existsSync(join(root, plain)) ? slashes(plain) : null;
}

function slashes(path: string): string {
  return path.replaceAll('\\', '/');
}

// swc's visitor, with which dependency-cruiser walks the code, does not know `using`: a variable declaration like any other.
const { visitStatement } = Visitor.prototype;
Visitor.prototype.visitStatement = function (statement) {
  if ((statement.type as string) !== 'UsingDeclaration') return visitStatement.call(this, statement);
  const { decls } = statement as unknown as { decls: Parameters<Visitor['visitVariableDeclarators']>[0] };
  this.visitVariableDeclarators(decls);
  return statement;
};
