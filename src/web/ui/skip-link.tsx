/** The first thing a keyboard meets: jumps to the main content. */
export function SkipLink({ href = '#main', children }: { href?: string; children: string }) {
  return (
    <a
      href={href}
      className="fixed start-3 top-3 z-50 rounded-control bg-action px-5 py-3 text-on-action not-focus:sr-only"
    >
      {children}
    </a>
  );
}
