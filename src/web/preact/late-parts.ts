import { toChildArray, type ComponentChildren, type ComponentType, type VNode } from 'preact';
import {
  Component,
  createContext,
  createElement,
  Fragment,
  isValidElement,
  Suspense as SuspenseOfPreact,
  useContext,
} from 'preact/compat';
import { OwnIds, useId } from './ids.ts';
import { scriptOf, type Script } from './script.ts';
import { waitForTurn } from './turns.ts';

const Fallback = createContext<ComponentChildren>(undefined);

/** A comment in the page; preact-render-to-string's own name. */
const comment = (text: string) =>
  createElement(Fragment as ComponentType<{ UNSTABLE_comment: string }>, { UNSTABLE_comment: text });

type Comes = Pick<Script<never>, 'wait'>;

/** Marks tell the browser where what it makes alive later than what is around it begins and ends. */
function marked<Props>(part: VNode<Props>): VNode {
  if (!import.meta.env.SSR) return part as VNode;
  return createElement(Fragment, null, comment('$s'), part as VNode, comment('/$s'));
}

interface Waiting {
  scripts: readonly Comes[];
  /** It stands in the document, and listens. */
  onThere: () => void;
  children?: ComponentChildren;
}

/**
 * Waits for scripts, and while a document is made alive for its turn: all parts at once would keep a slow phone deaf for too
 * long. Each waits there, and once: what did not wait, and is nothing, would leave its marks to the next, and of what waits
 * twice Preact takes all but the first element away.
 */
class InTurn extends Component<Waiting> {
  hasWaited = false;

  override componentDidMount() {
    this.props.onThere();
  }

  override render() {
    const missing = waitFor(this.props.scripts);
    const turn = missing ? missing.then(waitForTurn) : this.hasWaited ? null : waitForTurn();
    this.hasWaited = true;
    if (turn) throw turn;
    return this.props.children;
  }
}

/**
 * What changes around a part that waits reaches it once it is there: it would come alive before its turn, and the browser has
 * to find what the server wrote.
 */
class Held extends Component<{ part: (onThere: () => void) => ComponentChildren }> {
  isThere = false;
  hasChanged = false;

  readonly onThere = () => {
    this.isThere = true;
    if (this.hasChanged) this.forceUpdate();
    this.hasChanged = false;
  };

  override shouldComponentUpdate() {
    this.hasChanged = !this.isThere;
    return this.isThere;
  }

  override render() {
    return this.props.part(this.onThere);
  }
}

function waitFor(scripts: readonly Comes[]): Promise<unknown> | null {
  const missing = scripts.map(({ wait }) => wait()).filter((wait) => wait !== null);
  return missing.length > 0 ? Promise.all(missing) : null;
}

/** React's `Suspense`: what shows in the place of the late parts within, though not of the parts within those. */
export function Suspense({ fallback, children }: { fallback?: ComponentChildren; children?: ComponentChildren }) {
  const part = (onThere: () => void) => {
    const content = createElement(InTurn, { scripts: [], onThere }, children);
    const within = createElement(Fallback.Provider, { value: fallback }, content);
    return createElement(SuspenseOfPreact, { fallback }, within);
  };
  // What is within counts its ids for itself: in the browser it may come alive after what follows it.
  return marked(createElement(OwnIds, { prefix: `${useId()}-` }, createElement(Held, { part })));
}

type LatePart<Props> = ComponentType<Props> & { script?: Script<Props> };

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
    return createElement(script.read(), props);
  }
  function Late(props: Props) {
    const scripts = [script, ...scriptsWithin(props.children)];
    const fallback = useContext(Fallback);
    const part = (onThere: () => void) => {
      const content = createElement(InTurn, { scripts, onThere }, createElement(Part, props));
      const within = createElement(Fallback.Provider, { value: undefined }, content);
      return createElement(SuspenseOfPreact, { fallback }, within);
    };
    return marked(createElement(OwnIds, { prefix: `${useId()}-` }, createElement(Held, { part })));
  }
  return Object.assign(Late, { script });
}

function scriptsWithin(children: ComponentChildren): Comes[] {
  return toChildArray(children).flatMap((child) => {
    if (!isValidElement(child)) return [];
    const { type, props } = child as VNode<{ children?: ComponentChildren }>;
    const own = (type as LatePart<never>).script;
    return [...(own ? [own] : []), ...scriptsWithin(props.children)];
  });
}
