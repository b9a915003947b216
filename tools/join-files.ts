/** A file that a bundler writes when whatever is loaded by the same pages has a file of its own. */
export interface ScriptFile {
  readonly fileName: string;
  /** `page`: loaded first; `late`: loaded once a page asks for it; `shared`: what these import. */
  readonly kind: 'page' | 'late' | 'shared';
  /** After gzip, about. */
  readonly bytes: number;
  /** The names of the files that it imports at once. */
  readonly imports: readonly string[];
}

/** What will be one file. */
class Part {
  readonly files: ScriptFile[];
  readonly imports = new Set<Part>();
  /** Whoever loads it, be it through others. */
  readonly users = new Set<ScriptFile>();

  constructor(file: ScriptFile) {
    this.files = [file];
  }

  get bytes(): number {
    return this.files.reduce((sum, file) => sum + file.bytes, 0);
  }
}

/** Asking for one file more costs a page as much as so many bytes: its headers, its place in the queue, its start. */
const requestBytes = 1500;
/** What comes late is loaded by few, and when most of it is there. */
const weights = { page: 1, late: 0.2, shared: 0 } as const;

/**
 * Says which shared files become one, by their names: those for which the requests that pages save outweigh what some of them
 * load without need. The files `everywhere` come with every page. What a file imports is told before it, and no two import each
 * other: a script would run before what it needs.
 */
export function joinFiles(files: readonly ScriptFile[], everywhere: readonly string[]): readonly (readonly string[])[] {
  const parts = readParts(files, everywhere);
  const shared = parts.filter(({ files: [file] }) => file!.kind === 'shared');
  const gains = new Map<Part, Map<Part, number>>();
  shared.forEach((part, place) => gains.set(part, gainsOf(part, shared.slice(place + 1))));

  for (let best = bestOf(gains); best; best = bestOf(gains)) {
    const [part, other, expected] = best;
    // Others were joined since: it may be worth less by now.
    const gain = leadsAround(part, other) || leadsAround(other, part) ? 0 : gainOf(part, other);
    if (gain < expected) {
      if (gain > 0) gains.get(part)!.set(other, gain);
      else gains.get(part)!.delete(other);
      continue;
    }
    for (const worth of gains.values()) {
      worth.delete(part);
      worth.delete(other);
    }
    gains.delete(other);
    join(part, other, parts);
    gains.set(part, gainsOf(part, gains.keys()));
  }
  return inOrder([...gains.keys()]).map((part) => part.files.map(({ fileName }) => fileName));
}

function readParts(files: readonly ScriptFile[], everywhere: readonly string[]): Part[] {
  const parts = new Map(files.map((file) => [file.fileName, new Part(file)]));
  const named = (names: readonly string[]) => names.flatMap((name) => parts.get(name) ?? []);
  for (const { fileName, imports } of files) {
    for (const imported of named(imports)) parts.get(fileName)!.imports.add(imported);
  }
  for (const user of files) {
    if (user.kind === 'shared') continue;
    const begins = named([user.fileName, ...(user.kind === 'page' ? everywhere : [])]);
    for (const part of begins.flatMap((begin) => [...within(begin)])) part.users.add(user);
  }
  return [...parts.values()];
}

/** A part with all that it imports, be it through others. */
function within(part: Part): Set<Part> {
  const found = new Set([part]);
  for (const next of found) {
    for (const imported of next.imports) found.add(imported);
  }
  return found;
}

function gainsOf(part: Part, others: Iterable<Part>): Map<Part, number> {
  const worth = new Map<Part, number>();
  for (const other of others) {
    if (other === part || part.users.isDisjointFrom(other.users)) continue;
    const gain = gainOf(part, other);
    if (gain > 0) worth.set(other, gain);
  }
  return worth;
}

function gainOf(part: Part, other: Part): number {
  let gain = 0;
  for (const { kind } of part.users.intersection(other.users)) gain += weights[kind] * requestBytes;
  return gain - needless(part, other) - needless(other, part);
}

/** What those who load `part` alone would load with `other` on top. */
function needless(part: Part, other: Part): number {
  const alone = part.users.difference(other.users);
  if (alone.size === 0) return 0;
  let bytes = 0;
  for (const loaded of within(other)) {
    const cost = loaded.bytes + (loaded === other ? 0 : requestBytes);
    for (const { kind } of alone.difference(loaded.users)) bytes += weights[kind] * cost;
  }
  return bytes;
}

/** Whether `from` imports `to` by way of a third: as one file the two and the third would import each other. */
function leadsAround(from: Part, to: Part): boolean {
  return [...from.imports].some((imported) => imported !== to && within(imported).has(to));
}

function join(part: Part, other: Part, parts: readonly Part[]): void {
  part.files.push(...other.files);
  for (const imported of other.imports) part.imports.add(imported);
  part.imports.delete(part);
  part.imports.delete(other);
  for (const importer of parts) {
    if (importer.imports.delete(other) && importer !== part) importer.imports.add(part);
  }
  for (const user of other.users) part.users.add(user);
  for (const loaded of within(part)) {
    for (const user of part.users) loaded.users.add(user);
  }
}

function bestOf(gains: ReadonlyMap<Part, ReadonlyMap<Part, number>>): readonly [Part, Part, number] | undefined {
  let best: readonly [Part, Part, number] | undefined;
  for (const [part, worth] of gains) {
    for (const [other, gain] of worth) {
      if (gain > (best?.[2] ?? 0)) best = [part, other, gain];
    }
  }
  return best;
}

function inOrder(wanted: readonly Part[]): readonly Part[] {
  const seen = new Set<Part>();
  const ordered: Part[] = [];
  const visit = (part: Part) => {
    if (seen.has(part)) return;
    seen.add(part);
    part.imports.forEach(visit);
    ordered.push(part);
  };
  wanted.forEach(visit);
  return ordered.filter((part) => wanted.includes(part));
}
