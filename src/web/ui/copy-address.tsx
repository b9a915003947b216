/** Copies the address of its button when that is pressed, and says so in its place; where nothing can be copied it stays hidden. */
export function copyOnPress(button: HTMLElement | null): void {
  if (!button || !navigator.clipboard) return;
  button.hidden = false;
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(button.dataset['copy'] ?? '');
      button.textContent = button.dataset['copied'] ?? '';
    } catch {
      // The address stands above it, to be copied by hand.
      button.hidden = true;
    }
  });
}

export interface CopyAddressProps {
  url: string;
  label: string;
  /** What it says once that is done. */
  copied: string;
  className: string;
}

/** Copies an address. Shows only where there is a script to do it. */
export function CopyAddress({ url, label, copied, className }: CopyAddressProps) {
  return (
    <button
      type="button"
      hidden
      ref={copyOnPress}
      data-copy={url}
      data-copied={copied}
      aria-live="polite"
      className={className}
    >
      {label}
    </button>
  );
}

/** Does in pages that are not hydrated what `copyOnPress` does in the others. */
export function CopyAddressScript({ nonce }: { nonce: string | undefined }) {
  // oxlint-disable-next-line react/no-danger -- our own text, and a script cannot be written otherwise
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: copyOnPresses }} />;
}

// The same function, as it stands here: it asks nothing of what is around it.
const copyOnPresses = `document.querySelectorAll('[data-copy]').forEach(${copyOnPress})`;
