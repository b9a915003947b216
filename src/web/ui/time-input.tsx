import { useState, type ComponentProps, type KeyboardEvent } from 'react';
import { parseClock, type ClockMinutes } from '#kernel/time';
import { countsToTwelve, formatClockTime } from '#kernel/visit-time';
import { endOfDay, readTime } from './read-time.ts';
import { TextInput } from './text-input.tsx';

export type TimeInputProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'onBlur' | 'onKeyDown'> & {
  /** 'HH:MM', to 24:00; empty while there is none. */
  value: string;
  /** Told once the time is whole, or empty when what was left there is none. */
  onChange: (time: string) => void;
  /** The start that this is the end of: "2" after 10:00 is 14:00. */
  after?: ClockMinutes | undefined;
};

const fourDigits = /^\d{2}[:.]?\d{2}$/;
const quarter = 15;
/** For an empty field, to show how a time is written: midnight reads like one that is set. */
const usualStart = 540;

/**
 * A time on the reader's clock, typed as people write it: "9", "930", "5 pm". The arrow keys go by quarters of an hour.
 * What cannot be read stays as it was typed.
 */
export function TimeInput({ value, onChange, after, className, ...rest }: TimeInputProps) {
  const [typed, setTyped] = useState<{ text: string; over: string }>();
  // Whatever else changes the value meanwhile takes the place of what was typed.
  const shown = typed?.over === value ? typed.text : onClock(value);

  function read(text: string) {
    // Where people count to twenty-four, "10:30" is of the morning.
    return readTime(text, !countsToTwelve() && fourDigits.test(text.trim()) ? undefined : after);
  }

  function type(text: string) {
    setTyped({ text, over: value });
    const whole = fourDigits.test(text.trim()) ? read(text) : undefined;
    if (whole !== undefined) put(whole, text);
  }

  function put(time: string, text = onClock(time)) {
    setTyped({ text, over: time });
    if (time !== value) onChange(time);
  }

  function leave() {
    // The end of a day says what its beginning says: only what was changed is read.
    if (shown === onClock(value)) return;
    const time = read(shown);
    if (time === undefined) put('', shown);
    else put(time);
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    const time = shown === onClock(value) ? value : read(shown);
    const step = { ArrowUp: quarter, ArrowDown: -quarter }[event.key];
    if (event.key === 'Enter') leave();
    if (step === undefined || !time) return;
    event.preventDefault();
    const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + step;
    const moved = Math.min(Math.max(minutes, 0), endOfDay);
    put(`${String(Math.floor(moved / 60)).padStart(2, '0')}:${String(moved % 60).padStart(2, '0')}`);
  }

  return (
    <TextInput
      inputMode={countsToTwelve() ? 'text' : 'numeric'}
      autoComplete="off"
      placeholder={formatClockTime(usualStart)}
      maxLength={12}
      {...rest}
      value={shown}
      onChange={(event) => type(event.target.value)}
      onBlur={leave}
      onKeyDown={press}
      className={className}
    />
  );
}

/** '17:30' as "5:30 PM" where people count to twelve. */
function onClock(time: string): string {
  const minutes = parseClock(time);
  return minutes === undefined ? time : formatClockTime(minutes);
}
