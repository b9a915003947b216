/** Whether an address is the one that is shown, or one above it: a category is a part of Explore. */
export function isHere(href: string, pathname: string): boolean {
  return pathname === href || (href !== '/' && pathname.startsWith(`${href}/`));
}
