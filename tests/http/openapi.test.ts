import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorld, type World } from '#tests/support/world.ts';

let world: World;
let document: any;

beforeAll(async () => {
  world = await createWorld();
  document = (await world.nobody().get('/api/openapi.json')).body;
});
afterAll(() => world.close());

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

test('names what it is of, where it is, and how one signs in', () => {
  expect(document).toMatchObject({
    openapi: '3.1.0',
    info: { title: 'Uli' },
    servers: [{ url: 'http://uli.test' }],
    components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie' } } },
  });
});

test('describes every route there is', () => {
  const routes = world.api.routes
    .filter(({ method, path }) => methods.includes(method) && path !== '/api/openapi.json')
    .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)(?:\{[^/]*\})?/g, '{$1}')}`);
  const described = Object.entries<object>(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.length).toBeGreaterThan(60);
  expect(described.toSorted()).toEqual([...new Set(routes)].toSorted());
});

test('every refusal is an Error, and one that is met looks as described', async () => {
  const { Error: shape } = document.components.schemas;
  expect(shape.required).toEqual(['message', 'code']);
  const refusals = Object.values<any>(document.paths)
    .flatMap((operations) => Object.values<any>(operations))
    .flatMap(({ responses }) => Object.entries<any>(responses).filter(([status]) => Number(status) >= 400));
  for (const [, { content }] of refusals) {
    expect(content['application/json'].schema).toEqual({ $ref: '#/components/schemas/Error' });
  }
  const { body } = await world.nobody().post('/api/login', {});
  expect(Object.keys(shape.properties)).toEqual(expect.arrayContaining(Object.keys(body)));
});
