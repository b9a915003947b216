import { useState, type ComponentProps } from 'react';
import { TextInput } from './text-input.tsx';

export interface DateInputProps extends Omit<
  ComponentProps<typeof TextInput>,
  'type' | 'value' | 'defaultValue' | 'onChange'
> {
  /** YYYY-MM-DD, empty while there is none; without it the form reads what was typed. */
  value?: string;
  defaultValue?: string;
  onChange?: (date: string) => void;
}

/** A date. While it is empty the browser shows how one is written, which must not look like one that was. */
export function DateInput({ value, defaultValue = '', onChange, ...rest }: DateInputProps) {
  const [typed, setTyped] = useState(defaultValue);
  return (
    <TextInput
      type="date"
      {...rest}
      {...(value === undefined ? { defaultValue } : { value })}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange?.(target.value);
      }}
      style={(value ?? typed) ? undefined : { color: 'var(--ink-3)' }}
    />
  );
}
