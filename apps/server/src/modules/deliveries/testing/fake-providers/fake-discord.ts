import type { FakeProvider } from '../fake-server.ts';

/** Refuses a message if one of its parts exceeds Discord's limits. */
export function fakeDiscord(): FakeProvider & { readonly messages: unknown[] } {
  const messages: unknown[] = [];
  const answer: FakeProvider = ({ path, query, body }) => {
    if (path.endsWith('/revoked'))
      return { status: 404, body: { message: 'Unknown Webhook', code: 10015 } };
    const fields = Object(body.at('embeds', 0, 'fields')) as { name: string; value: string }[];
    const isTooLong =
      fields.length > 25 ||
      fields.some(({ name, value }) => name.length > 256 || value.length > 1024 || value === '');
    if (isTooLong) return { status: 400, body: { message: 'Invalid Form Body', code: 50035 } };
    messages.push(body.all);
    return query.get('wait') === 'true'
      ? { status: 200, body: { id: '111', type: 0 } }
      : { status: 204 };
  };
  return Object.assign(answer, { messages });
}
