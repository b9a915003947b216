/** As much of a JSON schema as our contracts make. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
}

/** A shape as a reader of TypeScript writes it: `{ id: integer, note?: string | null }`. */
export function schemaWords(schema: Schema, indent = ''): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1)!;
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return either.map((each) => schemaWords(each, indent)).join(' | ');
  const own = schema.properties || schema.type ? [ownWords(schema, indent)] : [];
  if (schema.allOf) return [...schema.allOf.map((each) => schemaWords(each, indent)), ...own].join(' & ');
  return own[0] ?? 'anything';
}

function ownWords(schema: Schema, indent: string): string {
  const types = [schema.type ?? 'object'].flat();
  return types.map((type) => typeWords(type, schema, indent)).join(' | ');
}

function typeWords(type: string, schema: Schema, indent: string): string {
  if (type === 'object') return objectWords(schema, indent);
  if (type === 'array') {
    const items = schemaWords(schema.items ?? {}, indent);
    return `${items.includes(' | ') && !items.startsWith('{') ? `(${items})` : items}[]`;
  }
  if (type === 'null') return type;
  const [least, most] = type === 'string' ? [schema.minLength, schema.maxLength] : [schema.minimum, schema.maximum];
  const ends = [least === undefined ? '' : `from ${least}`, most === undefined ? '' : `to ${most}`].filter(Boolean);
  return [schema.format ?? type, ...ends].join(' ');
}

function objectWords({ properties, required = [], additionalProperties }: Schema, indent: string): string {
  const inner = `${indent}  `;
  const lines = Object.entries(properties ?? {}).map(
    ([name, each]) => `${inner}${name}${required.includes(name) ? '' : '?'}: ${schemaWords(each, inner)}`,
  );
  if (typeof additionalProperties === 'object')
    lines.push(`${inner}[name]: ${schemaWords(additionalProperties, inner)}`);
  return lines.length > 0 ? `{\n${lines.join('\n')}\n${indent}}` : '{}';
}
