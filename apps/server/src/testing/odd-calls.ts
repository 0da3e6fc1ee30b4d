import fc from 'fast-check';
import type { InjectOptions, RouteOptions } from 'fastify';

/** A registered route. Calls are generated from its schema. */
export type KnownRoute = Pick<RouteOptions, 'method' | 'url' | 'schema'>;

export interface OddCallOptions {
  /** Valid values, which get past the first checks, by the name of a parameter or property. */
  readonly good: Readonly<Record<string, unknown>>;
  /** Sent with each call. */
  readonly headers: Readonly<Record<string, string>>;
  /** The content types of bodies. */
  readonly contentTypes: readonly string[];
}

const ODD_TEXTS = [
  '',
  '\0',
  '\uD800',
  '0',
  '-1',
  '1e400',
  'null',
  '[]',
  '{}',
  '[null]',
  '[{"name":null,"value":{}}]',
  '%',
  '%00',
  '../../etc/passwd',
  "'; drop table lead; --",
  '😀'.repeat(50),
  'x'.repeat(5000),
  '2026-02-30',
  '__proto__',
  'constructor',
];
const oddText = fc.oneof(
  fc.constantFrom(...ODD_TEXTS),
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
);
const oddValue = fc.oneof(
  { weight: 3, arbitrary: oddText },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.constantFrom(5, -0.5, 2 ** 60, true, null, [], [[]], {}) },
);
const oddHeaders = fc.record(
  {
    host: fc.constantFrom('[', 'a b', 'shop.test/path', '', 'x'.repeat(300), '127.0.0.1:99999'),
    'x-forwarded-host': fc.constantFrom('a b', '[', 'evil.example'),
    'x-forwarded-for': fc.constantFrom('::', 'not an address', '203.0.113.7, 10.0.0.1'),
    'x-forwarded-proto': fc.constantFrom('javascript', 'https'),
    referer: fc.constantFrom('https://shop.test/a?b', 'javascript:alert(1)', '::'),
    'user-agent': fc.constantFrom('', 'x'.repeat(3000), 'Mozilla/5.0 (iPhone) Safari'),
    'accept-language': fc.constantFrom('he', ';;;,,q=x', '*'),
  },
  { requiredKeys: [] },
);

/**
 * Generates odd calls of all these routes. Each is made from the schema of its route and then
 * broken.
 */
export function oddCalls(
  routes: readonly KnownRoute[],
  { good, headers, contentTypes }: OddCallOptions,
): fc.Arbitrary<InjectOptions> {
  const valueOf = (name: string) =>
    name in good
      ? fc.oneof(
          { weight: 4, arbitrary: fc.constant(good[name]) },
          { weight: 1, arbitrary: oddValue },
        )
      : oddValue;
  const recordOf = (schema: unknown) => {
    const names = [...propertiesOf(schema), '__proto__'];
    const known = Object.fromEntries(names.map((name) => [name, valueOf(name)]));
    return fc.oneof(
      { weight: 8, arbitrary: fc.record(known, { requiredKeys: names.filter((n) => n in good) }) },
      { weight: 1, arbitrary: fc.record(known, { requiredKeys: [] }) },
      { weight: 1, arbitrary: oddValue },
    );
  };
  const callsOf = (route: KnownRoute): fc.Arbitrary<InjectOptions> =>
    fc
      .record({
        segments: fc.array(fc.oneof(fc.constant(undefined), fc.constant(undefined), oddText), {
          minLength: 4,
          maxLength: 4,
        }),
        query: fc.dictionary(
          fc.constantFrom(...propertiesOf(route.schema?.querystring), 'x'),
          oddText,
          { maxKeys: 4 },
        ),
        body: recordOf(route.schema?.body),
        type: fc.constantFrom(...contentTypes),
        cut: fc.oneof(
          { weight: 9, arbitrary: fc.constant(1) },
          fc.double({ min: 0, max: 1, noNaN: true }),
        ),
        odd: fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, oddHeaders),
      })
      .map(({ segments, query, body, type, cut, odd }) => {
        let at = 0;
        const path = route.url.replaceAll(/:(\w+)|\*/g, (_found, name: string | undefined) => {
          const known = good[name ?? ''];
          const chosen =
            segments[(at += 1) % segments.length] ?? (typeof known === 'string' ? known : 'x');
          return encodeURIComponent(chosen.toWellFormed()) || 'x';
        });
        const search = new URLSearchParams(query).toString();
        const method = methodOf(route);
        const text = type.includes('form') ? asForm(body) : (JSON.stringify(body) ?? '');
        return {
          method,
          url: search === '' ? path : `${path}?${search}`,
          headers: { ...headers, 'content-type': type, ...odd },
          ...(method === 'GET' ? {} : { payload: text.slice(0, Math.ceil(text.length * cut)) }),
        };
      });
  return fc.constantFrom(...routes).chain(callsOf);
}

/** The method with which the route is called. */
export function methodOf({ method }: KnownRoute): 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE' {
  const known = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'] as const;
  return known.find((each) => [method].flat().includes(each)) ?? 'GET';
}

/** The names that a schema lists. */
export function propertiesOf(schema: unknown): readonly string[] {
  const properties: unknown =
    typeof schema === 'object' && schema !== null ? Reflect.get(schema, 'properties') : undefined;
  return typeof properties === 'object' && properties !== null ? Object.keys(properties) : [];
}

/** A body as a form sends it. */
export function asForm(body: unknown): string {
  if (typeof body !== 'object' || body === null) return String(body);
  return new URLSearchParams(
    Object.entries(body).map(([name, value]): [string, string] => [
      name,
      typeof value === 'string' ? value : (JSON.stringify(value) ?? ''),
    ]),
  ).toString();
}
