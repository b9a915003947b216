import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One layer: which files are in it and what they may import. */
export interface Row {
  readonly name: string;
  /** Path patterns: `*` is a name, `**` any depth, `<x>` a folder (or file) whose name tells the row's parts apart. */
  readonly files: readonly string[];
  readonly caption: string;
  /** What stands between this row and the one above it. */
  readonly border?: string;
  /** `[own ]<row>[/<part>][ as type]`, `everything` or `own everything`. */
  readonly imports: readonly string[];
  /** The only packages the row may use; without it, any. */
  readonly packages?: readonly string[];
  /** Packages the row must not use. */
  readonly packagesNot?: readonly string[];
  /** What a broken import is told. */
  readonly sentence: string;
}

/** One module of the product. */
export interface Column {
  readonly name: string;
  readonly tier: number;
  /** The line of the picture it stands on. */
  readonly line: number;
  /** The earlier columns it continues; it may use these and everything they may use. */
  readonly from: readonly string[];
  readonly owns: string;
}

export interface Architecture {
  readonly rows: readonly Row[];
  readonly columns: readonly Column[];
}

/** Reads `architecture.json`; throws when an edge of it does not lead to an earlier column. */
export function readArchitecture(root: string): Architecture {
  const architecture = JSON.parse(readFileSync(join(root, 'architecture.json'), 'utf8')) as Architecture;
  for (const column of architecture.columns) {
    for (const name of column.from) {
      const earlier = architecture.columns.find((other) => other.name === name);
      if (!earlier || earlier.tier >= column.tier) {
        throw new Error(`architecture.json: ${column.name} comes from ${name}, which is not an earlier column.`);
      }
    }
  }
  return architecture;
}

/** The columns that a module may use: every column on a way that leads to it. */
export function reachOf(architecture: Architecture, module: string): ReadonlySet<string> {
  const reach = new Set<string>();
  const column = architecture.columns.find(({ name }) => name === module);
  for (const name of column?.from ?? []) {
    reach.add(name);
    for (const further of reachOf(architecture, name)) reach.add(further);
  }
  return reach;
}
