import { type KeyboardEvent, useId, useState } from 'react';
import { classNames } from './class-names.ts';
import { useFieldLinks } from './field.tsx';
import { CaretDownIcon } from './icons.ts';
import { controlClass } from './text-input.tsx';

export interface ComboboxOption {
  value: string;
  label: string;
  /** At the end of its line, quieter. */
  detail?: string;
}

export interface ComboboxProps {
  /** The chosen option's words. */
  label: string;
  value: string;
  /** The options for what is typed so far, the best first; asked only while the list is open. */
  find: (typed: string) => readonly ComboboxOption[];
  onChange: (value: string) => void;
  /** Names the list, for people who do not see it. */
  listLabel: string;
  /** Shown when nothing matches. */
  emptyText: string;
  className?: string;
}

/** A choice of many, found by typing. Arrow keys walk, Enter chooses, Escape leaves things as they were. */
export function Combobox({ label, value, find, onChange, listLabel, emptyText, className }: ComboboxProps) {
  const listId = useId();
  // Undefined while the list is closed.
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState(0);
  const open = typed !== undefined;
  const options = open ? find(typed) : [];
  const activeId = options[active] && `${listId}-${active}`;

  function show(text: string) {
    setTyped(text);
    setActive(
      text === ''
        ? Math.max(
            0,
            find('').findIndex((option) => option.value === value),
          )
        : 0,
    );
  }

  function choose(option: ComboboxOption) {
    setTyped(undefined);
    if (option.value !== value) onChange(option.value);
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Escape' && open) {
      // A sheet around the field stays open.
      event.stopPropagation();
      setTyped(undefined);
    } else if (event.key === 'Enter' && open) {
      event.preventDefault();
      if (options[active]) choose(options[active]);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!open) return show('');
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((at) => Math.min(Math.max(at + step, 0), options.length - 1));
    }
  }

  return (
    <div className={classNames('relative', className)}>
      <input
        {...useFieldLinks()}
        type="text"
        role="combobox"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-activedescendant={activeId}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        value={typed ?? label}
        placeholder={label}
        // What is typed next takes the place of the chosen words.
        onFocus={(event) => event.target.select()}
        onChange={(event) => show(event.target.value)}
        onClick={() => !open && show('')}
        onBlur={() => setTyped(undefined)}
        onKeyDown={press}
        className={classNames(controlClass, 'min-h-12 truncate pe-11')}
      />
      <CaretDownIcon
        size={18}
        aria-hidden
        className="pointer-events-none absolute top-6 end-3.5 -translate-y-1/2 text-ink-2"
      />
      {open && (
        <ul id={listId} role="listbox" aria-label={listLabel} className={listClass}>
          {options.map((option, index) => (
            <li
              key={option.value}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={option.value === value}
              data-highlighted={index === active ? '' : undefined}
              ref={index === active ? bringIntoSight : undefined}
              // The field keeps the focus, so that leaving it is what closes the list.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(option)}
              className={optionClass}
            >
              <span className="min-w-0 truncate">{option.label}</span>
              {option.detail && <span className="shrink-0 type-small text-ink-3">{option.detail}</span>}
            </li>
          ))}
          {options.length === 0 && <li className="px-3 py-2.5 type-small text-ink-2">{emptyText}</li>}
        </ul>
      )}
    </div>
  );
}

function bringIntoSight(option: HTMLLIElement | null) {
  option?.scrollIntoView({ block: 'nearest' });
}

const listClass =
  'menu-panel absolute inset-x-0 top-[calc(100%+0.5rem)] z-30 max-h-72 overflow-y-auto overscroll-contain rounded-[1.125rem] ' +
  'border border-line bg-surface p-1.5 text-ink shadow-float';
const optionClass =
  'flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-control px-3 py-2 hover:bg-sunken aria-selected:font-semibold ' +
  'data-highlighted:bg-sunken data-highlighted:outline-2 data-highlighted:-outline-offset-2 data-highlighted:outline-line-strong';
