/** Brings `Temporal`, which the rules of zones need, to browsers that lack it. */
export async function ensureTemporal(): Promise<void> {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
}
