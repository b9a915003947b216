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
  [/^\/(pricing|customers|contact)?$/, 15],
  [/^\/(b\/:\w+|u\/:\w+|:\w+)(\/.*)?$/, 25],
  [/^\/explore/, 130],
  [/^\/auth/, 150],
];
const signedInBudget = 190;

/** When a page's modules are loaded; what its `handle.hydrate` says. */
export type Hydration = 'always' | 'never' | 'signed-in';

/**
 * What each page loads. A page that is never hydrated, or only for signed-in people, is plain HTML for visitors: it loads
 * no module at all, only the plain scripts of the program.
 */
export function weighPages(
  manifest: Manifest,
  hydrationOf: (routeId: string) => Hydration,
  plainScripts: readonly string[],
): PageWeight[] {
  const parents = new Set(Object.values(manifest.routes).map(({ parentId }) => parentId));
  const pages = Object.values(manifest.routes).filter((route) => !parents.has(route.id) && route.hasDefaultExport);
  return pages.flatMap((page) => {
    const chain = chainOf(manifest, page);
    const path = `/${chain.flatMap((route) => route.path ?? []).join('/')}`.replaceAll(/\/+/g, '/');
    const modules = [manifest.entry, ...chain].flatMap(({ module, imports }) => [module, ...(imports ?? [])]);
    const styles = [...new Set(chain.flatMap(({ css }) => css ?? []))];
    const hydrated = { path, scripts: [...new Set(modules)], styles, budget: budgetOf(path) };
    const plain = { ...hydrated, scripts: plainScripts };
    const hydration = hydrationOf(page.id);
    if (hydration === 'signed-in') return [plain, { ...hydrated, path: `${path} signed in`, budget: signedInBudget }];
    return hydration === 'never' ? [plain] : [hydrated];
  });
}

function budgetOf(path: string): number {
  return budgets.find(([pattern]) => pattern.test(path))?.[1] ?? signedInBudget;
}

/** The route and those around it, outermost first. */
function chainOf(manifest: Manifest, route: ManifestRoute): ManifestRoute[] {
  const parent = route.parentId === undefined ? undefined : manifest.routes[route.parentId];
  return parent ? [...chainOf(manifest, parent), route] : [route];
}
