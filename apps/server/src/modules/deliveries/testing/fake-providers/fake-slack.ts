import type { FakeProvider } from '../fake-server.ts';

/** Responds with a word. A message must have a text. */
export function fakeSlack(): FakeProvider & { readonly messages: unknown[] } {
  const messages: unknown[] = [];
  const answer: FakeProvider = ({ path, body }) => {
    if (path === '/services/revoked') return { status: 404, body: 'no_service' };
    if (typeof body.at('text') !== 'string' || body.at('text') === '')
      return { status: 400, body: 'invalid_payload' };
    messages.push(body.all);
    return { status: 200, body: 'ok' };
  };
  return Object.assign(answer, { messages });
}
