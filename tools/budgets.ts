/** What React Router says about the built pages. */
export interface Manifest {
  readonly entry: { readonly module: string; readonly imports: readonly string[] };
  readonly routes: Readonly<Record<string, ManifestRoute>>;
}

export interface ManifestRoute {
  readonly id: string;
  readonly parentId?: string;
  readonly path?: string;
  readonly index?: boolean;
  readonly module: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  /** False for addresses that only answer, without a page. */
  readonly hasDefaultExport: boolean;
}

/** What a page makes a browser load before it works. */
export interface PageWeight {
  readonly path: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** The most its scripts may weigh, in kB after gzip. */
  readonly budget: number;
}

/** Every page may weigh this much of style, in kB after gzip. */
export const styleBudget = 15;

/** The first pattern that a page's path matches says how much script it may load, in kB after gzip. */
const budgets: readonly (readonly [RegExp, number])[] = [
  [/^\/(pricing|customers|contact|terms)?$/, 15],
  [/^\/(explore|b\/:\w+|u\/:\w+|:\w+)(\/.*)?$/, 25],
  [/^\/auth/, 150],
];
/** Of pages that are alive. */
const aliveBudgets: typeof budgets = [[/^\/(explore|profile)/, 130]];
const signedInBudget = 190;

/** What a page's source says of itself in its `handle`. */
export interface SaidOfPage {
  /** When its modules are loaded. */
  readonly hydrate: 'always' | 'never' | 'signed-in';
  /** False where header, footer and bottom navigation are hidden. */
  readonly shell: boolean;
}

/** Scripts that no page names and that come all the same. */
export interface UnnamedScripts {
  /** What plain pages load. */
  readonly plain: readonly string[];
  /** What loads around every hydrated page that has the shell, by itself and at once. */
  readonly frame: readonly string[];
}

/**
 * What each page loads by itself, until nothing more comes. A page that is never hydrated, or only for signed-in people, is
 * plain HTML for visitors: it loads no module at all, only the plain scripts of the program.
 */
export function weighPages(
  manifest: Manifest,
  saidOf: (routeId: string) => SaidOfPage,
  unnamed: UnnamedScripts,
): PageWeight[] {
  const parents = new Set(Object.values(manifest.routes).map(({ parentId }) => parentId));
  const pages = Object.values(manifest.routes).filter((route) => !parents.has(route.id) && route.hasDefaultExport);
  return pages.flatMap((page) => {
    const { hydrate, shell } = saidOf(page.id);
    const chain = chainOf(manifest, page);
    const path = `/${chain.flatMap((route) => route.path ?? []).join('/')}`.replaceAll(/\/+/g, '/');
    const modules = [manifest.entry, ...chain].flatMap(({ module, imports }) => [module, ...(imports ?? [])]);
    const scripts = [...new Set([...modules, ...(shell ? unnamed.frame : [])])];
    const styles = [...new Set(chain.flatMap(({ css }) => css ?? []))];
    const plain = { path, scripts: unnamed.plain, styles, budget: budgetOf(path, budgets) };
    if (hydrate === 'never') return [plain];
    if (hydrate === 'always') return [{ path, scripts, styles, budget: budgetOf(path, [...aliveBudgets, ...budgets]) }];
    return [plain, { path: `${path} signed in`, scripts, styles, budget: budgetOf(path, aliveBudgets) }];
  });
}

function budgetOf(path: string, known: typeof budgets): number {
  return known.find(([pattern]) => pattern.test(path))?.[1] ?? signedInBudget;
}

/** The route and those around it, outermost first. */
function chainOf(manifest: Manifest, route: ManifestRoute): ManifestRoute[] {
  const parent = route.parentId === undefined ? undefined : manifest.routes[route.parentId];
  return parent ? [...chainOf(manifest, parent), route] : [route];
}

/** These scripts and all that they import, which a browser loads with them; `read` answers a script's text. */
export function withImports(scripts: readonly string[], read: (script: string) => string): string[] {
  const found = new Set<string>();
  const waiting = [...scripts];
  for (let script = waiting.pop(); script !== undefined; script = waiting.pop()) {
    if (found.has(script)) continue;
    found.add(script);
    const folder = script.slice(0, script.lastIndexOf('/') + 1);
    for (const [, name] of read(script).matchAll(/(?:\bfrom|\bimport)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)) {
      waiting.push(folder + name);
    }
  }
  return [...found];
}
