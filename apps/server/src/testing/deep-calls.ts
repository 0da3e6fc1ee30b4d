import type { InjectOptions } from 'fastify';
import {
  asForm,
  type KnownRoute,
  methodOf,
  type OddCallOptions,
  propertiesOf,
} from './odd-calls.ts';

/**
 * Enough levels to overflow the stack of a recursive function. Form-encoded, they still fit into a
 * body.
 */
const LEVELS = 12_000;
const LIST = `${'['.repeat(LEVELS)}${']'.repeat(LEVELS)}`;
const OBJECT = `${'{"a":'.repeat(LEVELS / 2)}1${'}'.repeat(LEVELS / 2)}`;
const TEXTS = [`[${LIST}]`, OBJECT, `[{"name":"a","value":${LIST}}]`];

/** A call whose address is a text. */
export interface DeepCall extends InjectOptions {
  readonly url: string;
}

/** Calls of each of these routes in which one value, or the whole body, has far too many levels. */
export function deepCalls(
  routes: readonly KnownRoute[],
  { good, headers, contentTypes }: OddCallOptions,
): readonly DeepCall[] {
  return routes.flatMap((route): readonly DeepCall[] => {
    const method = methodOf(route);
    const url = route.url.replaceAll(/:(\w+)|\*/g, (_found, name: string | undefined) =>
      encodeURIComponent(textIn(good, name ?? '')),
    );
    if (method === 'GET' || method === 'DELETE')
      return propertiesOf(route.schema?.querystring).map((name) => ({
        method,
        url: `${url}?${asForm({ ...knownIn(route.schema?.querystring, good), [name]: LIST })}`,
        headers,
      }));
    return contentTypes.flatMap((type) =>
      bodiesOf(route, good, type.includes('form')).map((payload) => ({
        method,
        url,
        headers: { ...headers, 'content-type': type },
        payload,
      })),
    );
  });
}

type Values = Readonly<Record<string, unknown>>;

function bodiesOf({ schema }: KnownRoute, good: Values, isForm: boolean): readonly string[] {
  const known = knownIn(schema?.body, good);
  const names = [...propertiesOf(schema?.body), 'more', '__proto__'];
  const bodies = names.flatMap((name) =>
    TEXTS.flatMap((text) =>
      isForm
        ? [asForm({ ...known, [name]: text })]
        : [text, JSON.stringify(text)].map((value) => jsonWith(known, name, value)),
    ),
  );
  return isForm ? bodies : [...TEXTS, ...bodies];
}

/** Puts the text together itself, because `JSON.stringify` would overflow the stack. */
function jsonWith(known: Values, name: string, json: string): string {
  const others = Object.entries(known)
    .filter(([other]) => other !== name)
    .map(([other, value]) => `${JSON.stringify(other)}:${JSON.stringify(value)},`);
  return `{${others.join('')}${JSON.stringify(name)}:${json}}`;
}

function knownIn(schema: unknown, good: Values): Values {
  return Object.fromEntries(
    propertiesOf(schema).flatMap((name) => (name in good ? [[name, good[name]]] : [])),
  );
}

function textIn(good: Values, name: string): string {
  const value = good[name];
  return typeof value === 'string' ? value : 'x';
}
