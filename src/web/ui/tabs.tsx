import { Tabs as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { tabClass, tabRowClass } from './tab-style.ts';

export interface Tab {
  value: string;
  label: string;
  count?: number | string;
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

/** Tabs within one address, with arrow keys. Where each tab has its own address use TabLinks. */
export function Tabs({ label, tabs, value, defaultValue = tabs[0]?.value, onValueChange, className }: TabsProps) {
  const state = value === undefined ? { defaultValue } : { value };
  return (
    <Primitive.Root {...state} onValueChange={onValueChange} className={className}>
      <div className="border-b border-line">
        <Primitive.List aria-label={label} className={tabRowClass}>
          {tabs.map((tab) => (
            <Primitive.Trigger key={tab.value} value={tab.value} className={tabClass}>
              {tab.label}
              {tab.count !== undefined && <span className="type-small text-ink-3">{tab.count}</span>}
            </Primitive.Trigger>
          ))}
        </Primitive.List>
      </div>
      {tabs.map((tab) => (
        <Primitive.Content key={tab.value} value={tab.value} className="pt-5">
          {tab.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}
