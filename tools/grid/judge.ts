import { reachOf, type Architecture, type Row } from './architecture.ts';
import { doorTo, isInModule, placeOf, type Place } from './place.ts';

/** One import statement, resolved. */
export interface Import {
  readonly from: string;
  /** As written. */
  readonly specifier: string;
  /** Path relative to the root, or undefined for a package or a Node built-in. */
  readonly to: string | undefined;
  readonly typeOnly: boolean;
}

const testSupport = /^(tests|messages)\//;
const builtIn = /^node:/;

/** The sentence of the grid that an import breaks; undefined when it breaks none. */
export function judge(architecture: Architecture, imported: Import): string | undefined {
  const from = placeOf(architecture, imported.from);
  if (!from) return undefined;
  if (imported.to === undefined) return judgePackage(from, imported.specifier);
  if (from.row.imports.includes('everything')) return undefined;
  if (from.isTest && testSupport.test(imported.to)) return undefined;
  const to = placeOf(architecture, imported.to);
  if (!to) return `${imported.to} has no place on the grid, so nothing in src may import it.`;
  return (
    judgeDoor(from, to, imported.specifier) ??
    judgeColumn(architecture, from, to) ??
    judgeRow(from, to, imported.typeOnly)
  );
}

function judgePackage({ row, isTest }: Place, specifier: string): string | undefined {
  if (isTest) return undefined;
  const listed = (packages: readonly string[]) =>
    packages.some((name) => specifier === name || specifier.startsWith(`${name}/`));
  if (row.packages && (builtIn.test(specifier) || !listed(row.packages))) return row.sentence;
  if (row.packagesNot && listed(row.packagesNot)) return row.sentence;
  return undefined;
}

/** An alias of one word chooses between two files of one part: one for Node, one for browsers. */
const chosenByCondition = /^#[\w-]+$/;

/** Relative inside a part, the alias of the door across parts. */
function judgeDoor(from: Place, to: Place, specifier: string): string | undefined {
  if (samePart(from, to)) {
    return specifier.startsWith('#') && !chosenByCondition.test(specifier)
      ? 'Inside a part of the grid imports are relative; aliases are doors for the others.'
      : undefined;
  }
  const behindDoor = isInModule(to) || to.row.name === 'platform' || to.row.name === 'kernel';
  if (!behindDoor) return undefined;
  const door = doorTo(to);
  if (!door) return `Enter by the door: ${to.path} belongs to ${to.part ?? `the ${to.row.name}`} alone.`;
  return specifier === door ? undefined : `Enter by the door: write '${door}'.`;
}

function judgeColumn(architecture: Architecture, from: Place, to: Place): string | undefined {
  if (!isInModule(from) || !isInModule(to) || samePart(from, to)) return undefined;
  const reach = reachOf(architecture, from.part ?? '');
  if (reach.has(to.part ?? '')) return undefined;
  const allowed = [...reach].join(', ') || 'no other module';
  return `Imports go left to an earlier column: ${from.part} may use ${allowed}. Consequences travel the other way as events.`;
}

function judgeRow(from: Place, to: Place, typeOnly: boolean): string | undefined {
  if (from.isTest && samePart(from, to)) return undefined;
  return from.row.imports.some((allowed) => allows(allowed, from, to, typeOnly))
    ? undefined
    : sentence(from.row, to, typeOnly);
}

function allows(allowed: string, from: Place, to: Place, typeOnly: boolean): boolean {
  const [, own, target, part, asType] = /^(own )?([a-z ]+?)(?:\/([a-z-]+))?( as type)?$/.exec(allowed) ?? [];
  if (asType && !typeOnly) return false;
  if (part && part !== to.part) return false;
  const isOwn = samePart(from, to);
  if (own && !isOwn) return false;
  if (!own && isOwn && isInModule(to)) return false;
  return target === 'everything' || target === to.row.name;
}

/** Whether two files are of one module, one feature, one page or one part of the platform. */
function samePart(from: Place, to: Place): boolean {
  return from.part === to.part && (from.row === to.row || (isInModule(from) && isInModule(to)));
}

/** The row's sentence, and what the import lacks if only `type` is missing. */
function sentence(row: Row, to: Place, typeOnly: boolean): string {
  const asType = row.imports.some((allowed) => allowed.endsWith(`${to.row.name} as type`));
  return asType && !typeOnly ? `${row.sentence} Write 'import type'.` : row.sentence;
}
