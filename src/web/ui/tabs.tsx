import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { keyAlongReading } from './reading-direction.ts';
import { showInRow } from './show-in-row.tsx';
import { tabClass, tabRowClass } from './tab-style.ts';
import { WaitingCount, type WaitingCountProps } from './waiting-count.tsx';

export interface Tab {
  value: string;
  label: string;
  count?: number | string;
  /** What waits behind it: the number for the eye, the same in words for the ear. */
  waiting?: WaitingCountProps | undefined;
  content: ReactNode;
}

export interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  className?: string;
}

/**
 * Tabs within one address: arrow keys, Home and End go from tab to tab and open it. Where each tab has its own address use
 * TabLinks.
 */
export function Tabs({ label, tabs, value, defaultValue = tabs[0]?.value, onValueChange, className }: TabsProps) {
  const id = useId();
  const [chosen, choose] = useState(defaultValue);
  const open = tabs.find((tab) => tab.value === (value ?? chosen)) ?? tabs[0];
  const show = (tab: Tab) => {
    choose(tab.value);
    if (tab !== open) onValueChange?.(tab.value);
  };
  const go = (event: KeyboardEvent<HTMLElement>) => {
    const next = open && tabs[nextTab(keyAlongReading(event.key), tabs.indexOf(open), tabs.length)];
    if (!next) return;
    event.preventDefault();
    show(next);
    document.getElementById(`${id}-${next.value}`)?.focus();
  };
  return (
    <div className={className}>
      <div className="border-b border-line">
        <div role="tablist" aria-label={label} className={tabRowClass}>
          {tabs.map((tab) => (
            <button
              key={tab.value}
              ref={tab === open ? showInRow : undefined}
              type="button"
              role="tab"
              id={`${id}-${tab.value}`}
              aria-selected={tab === open}
              aria-controls={tab === open ? `${id}-panel` : undefined}
              tabIndex={tab === open ? 0 : -1}
              data-state={tab === open ? 'active' : 'inactive'}
              onClick={() => show(tab)}
              onKeyDown={go}
              className={tabClass}
            >
              {tab.label}
              {tab.count !== undefined && <span className="type-small text-ink-3">{tab.count}</span>}
              {tab.waiting && <WaitingCount {...tab.waiting} />}
            </button>
          ))}
        </div>
      </div>
      {open && (
        <div
          key={open.value}
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${open.value}`}
          // What a tab opens can be reached by Tab, also without links in it.
          tabIndex={0}
          className="pt-5"
        >
          {open.content}
        </div>
      )}
    </div>
  );
}

function nextTab(key: string, at: number, count: number): number {
  const steps = { ArrowRight: 1, ArrowLeft: -1 };
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return key in steps ? (at + steps[key as keyof typeof steps] + count) % count : -1;
}
