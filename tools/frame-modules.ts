/** What a bundler knows of a module. */
export interface ModuleFacts {
  readonly code: string | null;
  /** What it imports at once. */
  readonly importedIds: readonly string[];
}

const ours = /[\\/](?:src|messages)[\\/].*\.(?:tsx?|json)$/;
// It names every icon of the program, and each module takes only its own from it.
const allIcons = /[\\/]web[\\/]ui[\\/]icons\.ts$/;
const iconFile = /@phosphor-icons[\\/]react[\\/]dist[\\/](?:ssr|defs)[\\/](\w+)\.es\.js$/;

/**
 * Tells which modules come with the frame that every page has: what the modules at `entries` import at once, and the icons
 * that these name. Without a file of their own they would be some thirty requests.
 */
export function readFrame(
  entries: readonly string[],
  factsOf: (id: string) => ModuleFacts | null,
): (id: string) => boolean {
  const within = new Set<string>();
  const icons = new Set<string>();
  const toRead = [...entries];
  for (let id = toRead.pop(); id !== undefined; id = toRead.pop()) {
    if (within.has(id) || !ours.test(id)) continue;
    within.add(id);
    if (allIcons.test(id)) continue;
    const facts = factsOf(id);
    for (const [, name] of (facts?.code ?? '').matchAll(/\b([A-Z]\w*)Icon\b/g)) icons.add(name!);
    toRead.push(...(facts?.importedIds ?? []));
  }
  for (const entry of entries) within.delete(entry);
  return (id) => within.has(id) || icons.has(iconFile.exec(id)?.[1] ?? '');
}
