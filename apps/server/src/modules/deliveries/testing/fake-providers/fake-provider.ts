import type { FakeProvider, FakeReply } from '../fake-server.ts';

/** The contacts that a provider has, by e-mail address. */
export type Contacts = Map<string, unknown>;

export interface FakeProviderWith {
  readonly answer: FakeProvider;
  readonly contacts: Contacts;
}

export const NOT_FOUND: FakeReply = { status: 404, body: { message: 'Not found' } };

export const isEmail = (value: unknown): value is string =>
  typeof value === 'string' && /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(value);

/** The value if it is a text; otherwise an empty text. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
