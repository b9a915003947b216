import { Button } from './button.tsx';

export interface SaveBarProps {
  /** "You have changes that are not saved." */
  note: string;
  /** What keeps them from being saved, in a sentence. */
  trouble?: string | undefined;
  save: string;
  saving: string;
  discard: string;
  busy: boolean;
  onDiscard: () => void;
}

/** The end of a long form: stays at the bottom of the window while something is not saved. */
export function SaveBar({ note, trouble, save, saving, discard, busy, onDiscard }: SaveBarProps) {
  return (
    <div data-save-bar className={barClass}>
      <p role="status" className="min-w-0 grow basis-48 type-small">
        {trouble ? <span className="font-medium text-danger">{trouble}</span> : note}
      </p>
      <span className="flex grow justify-end gap-2">
        <Button look="quiet" onClick={onDiscard}>
          {discard}
        </Button>
        <Button type="submit" busy={busy} busyLabel={saving}>
          {save}
        </Button>
      </span>
    </div>
  );
}

const barClass =
  'sticky bottom-[calc(var(--bottom-nav)+env(safe-area-inset-bottom)+0.75rem)] z-20 mt-8 flex flex-wrap items-center gap-x-4 gap-y-2 ' +
  'rounded-card border border-line bg-surface p-3 ps-4 shadow-float md:bottom-4';
