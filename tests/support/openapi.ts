/** A schema of the API's description, as far as tests look. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly required?: readonly string[];
  readonly properties?: Record<string, Schema>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}

/** A route as the API describes it, with every text that it takes. */
export interface DescribedRoute {
  readonly method: string;
  readonly path: string;
  readonly pathNames: readonly string[];
  readonly queryNames: readonly string[];
  readonly body: Schema | undefined;
  /** Where texts stand in the body: `guest.fullName`, `images.0.alt`. */
  readonly texts: readonly string[];
}

/** Every route of the document, in its order. */
export function describedRoutes(document: any): DescribedRoute[] {
  const resolve = (schema: Schema): Schema =>
    schema.$ref ? resolve(document.components.schemas[schema.$ref.split('/').at(-1)!]) : schema;
  return Object.entries<any>(document.paths).flatMap(([path, operations]) =>
    Object.entries<any>(operations).map(([method, { parameters = [], requestBody }]) => {
      const named = (place: string) => parameters.filter((each: any) => each.in === place).map(({ name }: any) => name);
      const given = requestBody?.content['application/json']?.schema;
      const body = given && whole(given, resolve);
      const texts = body ? textsOf(body, '') : [];
      const names = { pathNames: named('path'), queryNames: named('query') };
      return { method: method.toUpperCase(), path, ...names, body, texts };
    }),
  );
}

function whole(schema: Schema, resolve: (schema: Schema) => Schema): Schema {
  const { properties, items, anyOf, ...rest } = resolve(schema);
  const filled = Object.entries(properties ?? {}).map(([name, each]) => [name, whole(each, resolve)]);
  return {
    ...rest,
    ...(properties && { properties: Object.fromEntries(filled) }),
    ...(items && { items: whole(items, resolve) }),
    ...(anyOf && { anyOf: anyOf.map((each) => whole(each, resolve)) }),
  };
}

function textsOf(schema: Schema, at: string): string[] {
  const own = [schema.type].flat().includes('string') ? [at] : [];
  const below = (name: string) => (at ? `${at}.${name}` : name);
  return [
    ...own,
    ...(schema.anyOf ?? []).flatMap((each) => textsOf(each, at)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, each]) => textsOf(each, below(name))),
    ...(schema.items ? textsOf(schema.items, below('0')) : []),
  ];
}

/** What is only compared or hashed, and never shown: whatever is sent there is refused, or a password. */
export function isSecret(text: string): boolean {
  return /^POST \/api\/login[ /]|password$| token$|code$/i.test(text);
}
