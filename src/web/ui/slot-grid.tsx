import type { ChangeEvent } from 'react';
import { joinFacts } from '#kernel/visit-time';
import { classNames } from './class-names.ts';
import { Link } from './link.tsx';

export interface SlotOption {
  /** The absolute start, as the server gave it. */
  value: string;
  /** "10:30" */
  time: string;
  /** Read out: "10:30 to 13:30, 3 hours". */
  label: string;
  /** Under the time, short: "£96". */
  note?: string | undefined;
  /** Where choosing it leads in pages without script; then the slots are links and need no form. */
  href?: string;
}

export interface SlotGridProps {
  /** "Times on Thursday 26 November" */
  legend: string;
  name: string;
  /** Morning, Afternoon, Evening: only those that have slots. */
  groups: readonly { heading: string; slots: readonly SlotOption[] }[];
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: (value: string) => void;
}

/** Free times in one radio group. Taken times are not in it. */
export function SlotGrid({ legend, name, groups, value, defaultValue, onChange }: SlotGridProps) {
  const change = onChange && ((event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value));
  const chosen = value ?? defaultValue;
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      <div className="grid gap-4">
        {groups.map((group) => (
          <div key={group.heading}>
            <h3 className="mb-2 type-display-s text-[1.0625rem]">{group.heading}</h3>
            <div className="grid grid-cols-[repeat(auto-fill,minmax(max(5.75rem,30%),1fr))] gap-2">
              {group.slots.map((slot) =>
                slot.href ? (
                  <Link
                    key={slot.value}
                    href={slot.href}
                    aria-label={nameOf(slot)}
                    aria-current={slot.value === chosen ? 'true' : undefined}
                    className={slotClass}
                  >
                    {slot.time} <Note slot={slot} />
                  </Link>
                ) : (
                  <label key={slot.value} className={slotClass}>
                    <input
                      type="radio"
                      name={name}
                      value={slot.value}
                      aria-label={nameOf(slot)}
                      {...(value === undefined
                        ? { defaultChecked: slot.value === defaultValue }
                        : { checked: slot.value === value })}
                      onChange={change}
                      className="sr-only"
                    />
                    <span aria-hidden>{slot.time}</span>
                    <Note slot={slot} />
                  </label>
                ),
              )}
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  );
}

/** What is read out of a time; whoever speaks to their device says what they see. */
function nameOf({ time, label, note }: SlotOption): string {
  return note ? joinFacts([`${time} ${note}`, label]) : label;
}

function Note({ slot: { note } }: { slot: SlotOption }) {
  return (
    note && (
      <span aria-hidden className="text-center type-micro">
        {note}
      </span>
    )
  );
}

const slotClass = classNames(
  'pressable relative flex min-h-12 cursor-pointer flex-col items-center justify-center rounded-control border-[1.5px] border-book-line bg-surface',
  'type-figure text-[1.1875rem] hover:bg-book-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-4 has-focus-visible:outline-focus',
  'has-checked:border-book has-checked:bg-book has-checked:text-on-book has-checked:shadow-[0_0_0_2.5px_var(--ink)]',
  'aria-[current=true]:border-book aria-[current=true]:bg-book aria-[current=true]:text-on-book aria-[current=true]:shadow-[0_0_0_2.5px_var(--ink)]',
);
