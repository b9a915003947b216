/** Joins class names and leaves out what is empty. */
export function classNames(...names: readonly unknown[]): string {
  return names.filter((name) => typeof name === 'string' && name !== '').join(' ');
}
