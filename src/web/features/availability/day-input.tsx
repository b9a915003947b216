import type { ComponentProps } from 'react';
import { TextInput } from '#web/ui/text-input.tsx';

export interface DayInputProps extends Omit<ComponentProps<typeof TextInput>, 'type' | 'value' | 'onChange'> {
  /** YYYY-MM-DD; empty while there is none. */
  value: string;
  onChange: (date: string) => void;
}

/** A date. While it is empty the browser shows how one is written, which must not look like one that was. */
export function DayInput({ value, onChange, ...rest }: DayInputProps) {
  return (
    <TextInput
      type="date"
      {...rest}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      style={value ? undefined : { color: 'var(--ink-3)' }}
    />
  );
}
