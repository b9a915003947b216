import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '#web/routes.ts';

/** A route that answers an address of a page. */
export interface PageRoute {
  /** `/u/:username/book` */
  readonly pattern: string;
  /** As `_routes` of a data request names it. */
  readonly id: string;
}

/** Every address of a page, and the route that is answerable for it. */
export const pageRoutes: readonly PageRoute[] = routesOf(routes);

function routesOf(entries: readonly RouteConfigEntry[], above = ''): PageRoute[] {
  return entries.flatMap(({ path, file, index, id, children }) => {
    const pattern = path ? `${above}/${path}` : above;
    if (children) return routesOf(children, pattern);
    return path || index ? [{ pattern: pattern || '/', id: id ?? file.replace(/\.tsx?$/, '') }] : [];
  });
}

/** An address of a route with its parameters filled in; one that is not known is `1`. */
export function addressOf({ pattern }: PageRoute, known: Readonly<Record<string, unknown>>): string {
  return pattern.replace(/:(\w+)\??/g, (_, name: string) => String(known[name] ?? 1)).replace('*', 'no/such/page');
}

/** The address at which a router's script reads what a page is made of; `only` names the one route that it reads. */
export function dataAddressOf(address: string, only?: string): string {
  const path = address === '/' ? '/_root' : address;
  return `${path}.data${only ? `?_routes=${encodeURIComponent(only)}` : ''}`;
}
