// What a browser writes in an address. It drops tabs and line breaks before it reads one, so that "/⇥/other" leads to another host.
const ownPath = /^\/(?![/\\])[\x21-\x7e]*$/;

/** Where to go back to: only an address of ours, a path, and not one that a browser reads as another host. */
export function safeBack(back: FormDataEntryValue | null, otherwise = '/'): string {
  return typeof back === 'string' && ownPath.test(back) ? back : otherwise;
}
