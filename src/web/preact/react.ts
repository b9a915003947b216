import type { Context } from 'preact';
import { use as useOfPreact, useContext } from 'preact/compat';

// What `react` is in the built pages: Preact, and what our pages and their libraries ask of React beyond it.
export {
  default,
  Children,
  cloneElement,
  Component,
  createContext,
  createElement,
  createRef,
  forwardRef,
  Fragment,
  isValidElement,
  memo,
  PureComponent,
  startTransition,
  StrictMode,
  useCallback,
  useContext,
  useDebugValue,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
  useTransition,
  version,
} from 'preact/compat';
export { useId } from './ids.ts';
export { lazy, Suspense } from './late-parts.ts';

/** Preact's own reads a context only in the browser. */
export function use<Value>(resource: Promise<Value> | Context<Value>): Value {
  // oxlint-disable-next-line react-hooks/rules-of-hooks -- neither of the two is told from others by its place
  return 'then' in resource ? useOfPreact(resource) : useContext(resource);
}

/** React Router shows with it where a transition leads before it ends. Preact's transitions end at once. */
export function useOptimistic<State>(state: State): [State, () => void] {
  return [state, () => {}];
}
