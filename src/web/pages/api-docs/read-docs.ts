import { schemaWords, type Schema } from './schema-words.ts';

/** As much of an OpenAPI document as the page shows. */
export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> };
}

interface Operation {
  readonly summary?: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly schema?: Schema;
  }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: Content }>>;
}

type Content = Readonly<Record<string, { readonly schema?: Schema }>>;

/** One call of the API in the words of its page. */
export interface Call {
  readonly method: string;
  readonly path: string;
  /** What it does, where its route says so. */
  readonly summary: string | undefined;
  readonly signedIn: boolean;
  /** "limit: integer, optional". */
  readonly parameters: readonly string[];
  readonly body: string | undefined;
  /** The answer that everybody hopes for. */
  readonly answer: { readonly status: string; readonly description: string; readonly shape: string | undefined };
  /** The statuses of its refusals. */
  readonly refusals: readonly string[];
}

export interface Docs {
  /** Calls by the first word of their path. */
  readonly groups: readonly { readonly name: string; readonly calls: readonly Call[] }[];
  readonly shapes: readonly { readonly name: string; readonly words: string }[];
}

/** Sorts the document's calls into groups, alphabetically, and puts every shape into words. */
export function readDocs({ paths, components }: OpenApi): Docs {
  const groups = new Map<string, Call[]>();
  for (const [path, operations] of Object.entries(paths)) {
    const name = /^\/(?:api\/)?([\w-]+)/.exec(path)?.[1] ?? path;
    const calls = Object.entries(operations).map(([method, operation]) => readCall(method, path, operation));
    groups.set(name, [...(groups.get(name) ?? []), ...calls]);
  }
  return {
    groups: [...groups]
      .map(([name, calls]) => ({ name, calls }))
      .toSorted((one, other) => one.name.localeCompare(other.name)),
    shapes: Object.entries(components?.schemas ?? {})
      .map(([name, schema]) => ({ name, words: schemaWords(schema) }))
      .toSorted((one, other) => one.name.localeCompare(other.name)),
  };
}

function readCall(method: string, path: string, operation: Operation): Call {
  const { summary, parameters = [], requestBody, responses } = operation;
  const statuses = Object.keys(responses);
  const status = statuses.find((each) => Number(each) < 400) ?? statuses[0]!;
  const { description, content } = responses[status]!;
  return {
    method: method.toUpperCase(),
    path,
    summary,
    signedIn: statuses.includes('401'),
    parameters: parameters.map(
      ({ name, required, schema = {} }) => `${name}: ${schemaWords(schema)}${required ? '' : ', optional'}`,
    ),
    body: contentWords(requestBody?.content),
    answer: { status, description, shape: contentWords(content) },
    refusals: statuses.filter((each) => Number(each) >= 400),
  };
}

function contentWords(content: Content | undefined): string | undefined {
  if (!content) return undefined;
  return Object.entries(content)
    .map(([type, { schema = {} }]) => (type === 'application/json' ? schemaWords(schema) : type))
    .join('\n');
}
