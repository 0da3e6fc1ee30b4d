import { createHash } from 'node:crypto';
import type { FakeProvider } from '../fake-server.ts';
import {
  type Contacts,
  type FakeProviderWith,
  isEmail,
  NOT_FOUND,
  textOf,
} from './fake-provider.ts';

/**
 * Marketing API 3.0: members are stored under the MD5 of their address; errors are problem
 * documents.
 */
export function fakeMailchimp(apiKey: string, audience: string): FakeProviderWith {
  const contacts: Contacts = new Map();
  const problem = (
    status: number,
    title: string,
    said: { detail: string; errors?: unknown[] },
  ) => ({
    status,
    body: {
      type: 'https://mailchimp.com/developer/marketing/docs/errors/',
      title,
      status,
      errors: [],
      ...said,
    },
  });
  const answer: FakeProvider = ({ method, path, headers, body }) => {
    const [, password] = basicOf(headers.authorization);
    if (password !== apiKey)
      return problem(401, 'API Key Invalid', { detail: 'Your API key may be invalid.' });
    const [, list, hash, tags] =
      /^\/3\.0\/lists\/([^/]+)\/members\/([0-9a-f]{32})(\/tags)?$/.exec(path) ?? [];
    if (list !== audience)
      return problem(404, 'Resource Not Found', {
        detail: 'The requested resource could not be found.',
      });
    if (tags !== undefined) return method === 'POST' ? { status: 204 } : NOT_FOUND;
    const email = body.at('email_address');
    if (method !== 'PUT' || !isEmail(email) || hash !== md5(email.toLowerCase()))
      return problem(400, 'Invalid Resource', {
        detail: 'The resource submitted could not be validated.',
        errors: [{ field: 'email_address', message: 'This value should be a valid email.' }],
      });
    if (!['subscribed', 'pending'].includes(textOf(body.at('status_if_new'))))
      return problem(400, 'Invalid Resource', { detail: 'status_if_new is required.' });
    contacts.set(email, body.at('merge_fields'));
    return { status: 200, body: { id: hash, email_address: email } };
  };
  return { answer, contacts };
}

function basicOf(header: string | undefined): readonly string[] {
  const [, encoded = ''] = /^Basic (.+)$/.exec(header ?? '') ?? [];
  return Buffer.from(encoded, 'base64').toString('utf8').split(':');
}

function md5(text: string): string {
  return createHash('md5').update(text).digest('hex');
}
