/** What the file of an export is called: `uli-ada-2026-11-26.zip`. */
export function exportName(username: string, now: number): string {
  const plain = username.toLowerCase().replaceAll(/[^a-z0-9._-]/g, '');
  return `uli-${plain || 'data'}-${new Date(now).toISOString().slice(0, 10)}.zip`;
}
