import { useEffect, useState } from 'react';

const stillMs = 400;

/** A value once nobody has changed it for 400 ms: what is typed is asked about when it has been typed. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), stillMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
