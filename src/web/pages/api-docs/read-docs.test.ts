import { expect, test } from 'vitest';
import { readDocs } from './read-docs.ts';
import { schemaWords } from './schema-words.ts';

test('a shape reads as its type, with what may be left out, be null or have ends', () => {
  const words = schemaWords({
    type: 'object',
    properties: {
      id: { type: 'integer', minimum: 1 },
      note: { type: ['string', 'null'], maxLength: 9 },
      status: { type: 'string', enum: ['open', 'closed'] },
      at: { type: 'array', items: { type: 'string', format: 'date-time' } },
      people: { type: 'array', items: { $ref: '#/components/schemas/Author' } },
      fields: { type: 'object', additionalProperties: { type: 'string' } },
    },
    required: ['id', 'status'],
  });
  expect(words).toBe(
    [
      '{',
      '  id: integer from 1',
      '  note?: string to 9 | null',
      '  status: "open" | "closed"',
      '  at?: date-time[]',
      '  people?: Author[]',
      '  fields?: {',
      '    [name]: string',
      '  }',
      '}',
    ].join('\n'),
  );
});

test('a call says what it takes, gives and may be refused with', () => {
  const { groups } = readDocs({
    paths: {
      '/api/users/{userId}': {
        get: {
          summary: 'Reads a person',
          parameters: [{ name: 'userId', in: 'path', required: true, schema: { type: 'integer' } }],
          responses: { 200: { description: 'A person' }, 401: { description: 'A refusal' } },
        },
      },
      '/api/bookings': { post: { responses: { 201: { description: 'The booking' } } } },
    },
  });
  expect(groups.map(({ name }) => name)).toEqual(['bookings', 'users']);
  expect(groups[1]!.calls[0]).toMatchObject({
    method: 'GET',
    summary: 'Reads a person',
    signedIn: true,
    parameters: ['userId: integer'],
    answer: { status: '200', description: 'A person' },
    refusals: ['401'],
  });
});
