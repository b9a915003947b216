import type { Architecture, Row } from './architecture.ts';

/** Where a file stands on the grid. */
export interface Place {
  readonly path: string;
  readonly row: Row;
  /** The module, feature, page or part of the platform that the file belongs to. */
  readonly part: string | undefined;
  readonly isTest: boolean;
}

const testEnding = /(\.http)?\.test\.tsx?$/;
const matchers = new Map<string, RegExp>();

/** The place of a path relative to the root; undefined when the grid has none for it. */
export function placeOf(architecture: Architecture, path: string): Place | undefined {
  const isTest = testEnding.test(path);
  for (const candidate of isTest ? [path.replace(testEnding, '.ts'), moduleTest(path)] : [path]) {
    let best: { row: Row; part: string | undefined; length: number } | undefined;
    for (const row of architecture.rows) {
      for (const pattern of row.files) {
        const match = matcher(pattern).exec(candidate);
        if (match && pattern.length > (best?.length ?? 0))
          best = { row, part: match.groups?.['part'], length: pattern.length };
      }
    }
    if (best) return { path, row: best.row, part: best.part?.replace(/\.tsx?$/, ''), isTest };
  }
  return undefined;
}

/** Whether a file belongs to a module, as opposed to the web, the server, the kernel or the platform. */
export function isInModule(place: Place): boolean {
  return place.path.startsWith('src/modules/');
}

/** The alias by which a file is entered from outside its part, if it is a door. */
export function doorTo({ path, row, part }: Place): string | undefined {
  if (path === `src/platform/${part}/index.ts`) return `#platform/${part}`;
  if (path === `src/modules/${part}/index.ts`) return `#modules/${part}`;
  if (path === `src/modules/${part}/rules/index.ts`) return `#modules/${part}/rules`;
  if (path === `src/modules/${part}/${part}.${row.name}.ts` && (row.name === 'contract' || row.name === 'tables')) {
    return `#modules/${part}/${row.name}`;
  }
  const word = /^src\/kernel\/([^/]+)\.ts$/.exec(path)?.[1];
  if (word) return `#kernel/${word}`;
  return undefined;
}

/** `bookings.http.test.ts` tests the whole column: it stands where the routes stand. */
function moduleTest(path: string): string {
  return path.replace(/(src\/modules\/[^/]+\/)[^/]+$/, '$1x.routes.ts');
}

/** More literal patterns are longer, so the longest match is the most exact one. */
function matcher(pattern: string): RegExp {
  let found = matchers.get(pattern);
  if (!found) {
    const source = pattern
      .replaceAll('.', '\\.')
      .replaceAll(/<\w+>/g, '(?<part>[^/]+)')
      .replaceAll('**', '\u0000')
      .replaceAll('*', '[^/]+')
      .replaceAll('\u0000', '.+');
    found = new RegExp(`^${source}$`);
    matchers.set(pattern, found);
  }
  return found;
}
