/**
 * Where a form leads whose sender pays next. Our own pages are named by their path: a form leads to no other name of ours. A form
 * may lead to a part of its page, and a browser carries that along to wherever it is sent without one: whoever has paid would be
 * shown the receipt, and not that they are booked.
 */
export function pageToPay({ url }: { readonly url: string }): string {
  const { pathname } = new URL(url);
  return pathname.startsWith('/sandbox/') ? `${pathname}#main` : url;
}
