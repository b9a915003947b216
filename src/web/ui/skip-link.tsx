/** The first thing a keyboard meets: jumps to the main content. */
export function SkipLink({ href = '#main', children }: { href?: string; children: string }) {
  return (
    <a
      href={href}
      className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:start-3 focus:z-50 focus:rounded-control focus:bg-action focus:px-5 focus:py-3 focus:text-on-action"
    >
      {children}
    </a>
  );
}
