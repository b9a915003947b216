/** A link that looks like an IconButton. */
export const iconLinkClass =
  'pressable inline-flex size-11 shrink-0 items-center justify-center rounded-control text-ink hover:bg-sunken';
