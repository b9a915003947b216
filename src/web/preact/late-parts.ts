import { toChildArray, type ComponentChildren, type ComponentType, type VNode } from 'preact';
import {
  createContext,
  createElement,
  Fragment,
  isValidElement,
  Suspense as SuspenseOfPreact,
  useContext,
} from 'preact/compat';
import { OwnIds, useId } from './ids.ts';
import { scriptOf, type Script } from './script.ts';

const Fallback = createContext<ComponentChildren>(undefined);

/** React's `Suspense`: what shows in the place of the late parts within, though not of the parts within those. */
export function Suspense({ fallback, children }: { fallback?: ComponentChildren; children?: ComponentChildren }) {
  const shown = createElement(Fallback.Provider, { value: fallback }, children);
  return createElement(SuspenseOfPreact, { fallback }, shown);
}

type LatePart<Props> = ComponentType<Props> & { script?: Script<Props> };

/** A comment in the page; preact-render-to-string's own name. */
const comment = (text: string) =>
  createElement(Fragment as ComponentType<{ UNSTABLE_comment: string }>, { UNSTABLE_comment: text });

/**
 * React's `lazy`. Each part waits by itself, with the parts that it is given as children: Preact parks what stands beside a
 * part that it waits for, and runs its effects there. The server writes where a part begins and ends, also where it had the
 * part at once: the browser keeps what lies between until it has it, too, and would take the next best element where the part
 * is nothing, or is several.
 */
export function lazy<Props extends { children?: ComponentChildren }>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LatePart<Props> {
  const script = scriptOf(load);
  function Part(props: Props) {
    const missing = [script, ...scriptsWithin(props.children)]
      .map(({ wait }) => wait())
      .filter((wait) => wait !== null);
    if (missing.length > 0) throw Promise.all(missing);
    return createElement(script.read(), props);
  }
  function Late(props: Props) {
    const within = createElement(Fallback.Provider, { value: undefined }, createElement(Part, props));
    const waiting = createElement(SuspenseOfPreact, { fallback: useContext(Fallback) }, within);
    const part = createElement(OwnIds, { prefix: `${useId()}-` }, waiting);
    return import.meta.env.SSR ? createElement(Fragment, null, comment('$s'), part, comment('/$s')) : part;
  }
  return Object.assign(Late, { script });
}

function scriptsWithin(children: ComponentChildren): Script<never>[] {
  return toChildArray(children).flatMap((child) => {
    if (!isValidElement(child)) return [];
    const { type, props } = child as VNode<{ children?: ComponentChildren }>;
    const own = (type as LatePart<never>).script;
    return [...(own ? [own] : []), ...scriptsWithin(props.children)];
  });
}
