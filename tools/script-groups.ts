import { gzipSync } from 'node:zlib';
import { createBuilder, type Rolldown } from 'vite';
import { joinFiles, type ScriptFile } from './join-files.ts';

/** What every page begins with, whatever it is. */
const beginsPages = /[\\/]src[\\/]web[\\/](?:root|boundary|entry\.client)\.tsx/;
/** A gzip file's own header and the name of what it imports: gone once two are one. */
const emptyFileBytes = 120;

/** The mode in which the program at hand is built to count its scripts: nothing is written, nothing joined. */
export const countingMode = 'counting';

/**
 * Builds the scripts of the program at `root` to count them, and says which of its modules are better off in one file. The
 * file named `framework` stays as it is.
 */
export async function readScriptGroups(root: string, framework: string): Promise<Rolldown.CodeSplittingGroup[]> {
  const environments = { client: { build: { write: false } } };
  const builder = await createBuilder({ root, mode: countingMode, logLevel: 'warn', environments });
  const { client } = builder.environments;
  const written = (await builder.build(client!)) as Rolldown.RolldownOutput;
  const scripts = written.output.filter((file) => file.type === 'chunk');
  const begins = scripts.filter(({ facadeModuleId }) => beginsPages.test(facadeModuleId ?? ''));
  const joined = joinFiles(
    scripts.filter(({ name }) => name !== framework).map(fileOf),
    begins.map(({ fileName }) => fileName),
  );
  const modulesOf = new Map(scripts.map(({ fileName, moduleIds }) => [fileName, moduleIds]));
  return joined.map((names, place) => {
    const modules = new Set(names.flatMap((name) => modulesOf.get(name)!));
    // What a file imports is settled before it: it would take it along.
    return { name: nameOf(names), test: (id) => modules.has(id), priority: joined.length - place };
  });
}

function fileOf({ fileName, isEntry, isDynamicEntry, imports, code }: Rolldown.OutputChunk): ScriptFile {
  return {
    fileName,
    kind: isEntry ? 'page' : isDynamicEntry ? 'late' : 'shared',
    bytes: Math.max(0, gzipSync(code).length - emptyFileBytes),
    imports,
  };
}

function nameOf(names: readonly string[]): string {
  return /([^/]+?)-[\w-]{8}\.js$/.exec(names[0]!)?.[1] ?? 'shared';
}
