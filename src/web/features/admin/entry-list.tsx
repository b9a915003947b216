import { useId, useRef, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ArrowDownIcon, ArrowUpIcon, PlusIcon, TrashIcon } from '#web/ui/icons.ts';

export interface EntryListProps<Entry> {
  entries: readonly Entry[];
  onChange: (entries: readonly Entry[]) => void;
  /** So many there may be. */
  most: number;
  empty: Entry;
  nameOf: (number: number) => string;
  addLabel: string;
  fieldsOf: (entry: Entry, change: (part: Partial<Entry>) => void) => ReactNode;
}

/** A short list that is typed in: entries are added, put in order and removed. */
export function EntryList<Entry extends object>(props: EntryListProps<Entry>) {
  const { entries, onChange, most, empty, nameOf, addLabel, fieldsOf } = props;
  const list = useRef<HTMLUListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const move = (from: number, to: number, way: 'up' | 'down') => {
    const entry = entries[from];
    if (!entry || to < 0 || to >= entries.length) return;
    onChange(entries.toSpliced(from, 1).toSpliced(to, 0, entry));
    // The focus travels along with what was moved.
    list.current?.children[to]?.querySelector<HTMLElement>(`[data-way=${way}]`)?.focus();
  };
  return (
    <>
      <ul ref={list} className="grid grid-cols-[minmax(0,1fr)] gap-3 empty:hidden">
        {entries.map((entry, index) => (
          <EntryBox
            key={index}
            name={nameOf(index + 1)}
            first={index === 0}
            last={index === entries.length - 1}
            onUp={() => move(index, index - 1, 'up')}
            onDown={() => move(index, index + 1, 'down')}
            onRemove={() => {
              onChange(entries.toSpliced(index, 1));
              add.current?.focus();
            }}
          >
            {fieldsOf(entry, (part) => onChange(entries.with(index, { ...entry, ...part })))}
          </EntryBox>
        ))}
      </ul>
      <Button
        ref={add}
        look="plain"
        size="compact"
        className="-ms-2 justify-self-start px-2!"
        icon={<PlusIcon size={18} aria-hidden />}
        aria-disabled={entries.length >= most}
        onClick={() => entries.length < most && onChange([...entries, empty])}
      >
        {addLabel}
      </Button>
    </>
  );
}

interface EntryBoxProps {
  name: string;
  first: boolean;
  last: boolean;
  onUp: () => void;
  onDown: () => void;
  onRemove: () => void;
  children: ReactNode;
}

function EntryBox({ name, first, last, onUp, onDown, onRemove, children }: EntryBoxProps) {
  const t = useTranslations('admin.place.entry');
  const nameId = useId();
  return (
    <li className="rounded-card border border-line bg-surface p-4 md:p-5">
      <div role="group" aria-labelledby={nameId} className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <div className="flex items-center">
          <p id={nameId} className="grow type-strong">
            {name}
          </p>
          <IconButton
            data-way="up"
            label={t('up', { name })}
            aria-disabled={first}
            onClick={onUp}
            className="aria-disabled:text-ink-3"
          >
            <ArrowUpIcon size={20} aria-hidden />
          </IconButton>
          <IconButton
            data-way="down"
            label={t('down', { name })}
            aria-disabled={last}
            onClick={onDown}
            className="aria-disabled:text-ink-3"
          >
            <ArrowDownIcon size={20} aria-hidden />
          </IconButton>
          <IconButton label={t('remove', { name })} onClick={onRemove} className="text-ink-2">
            <TrashIcon size={20} aria-hidden />
          </IconButton>
        </div>
        {children}
      </div>
    </li>
  );
}
