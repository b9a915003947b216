/** Where to go back to: only an address of ours, a path, and not one that a browser reads as another host. */
export function safeBack(back: FormDataEntryValue | null): string {
  return typeof back === 'string' && /^\/(?![/\\])/.test(back) ? back : '/';
}
