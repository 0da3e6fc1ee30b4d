import type { FakeProvider, FakeReply } from '../fake-server.ts';
import {
  type Contacts,
  type FakeProviderWith,
  isEmail,
  NOT_FOUND,
  textOf,
} from './fake-provider.ts';

/** API v3: status 201 for a new contact, 204 without a body for an existing one. */
export function fakeBrevo(apiKey: string): FakeProviderWith {
  const contacts: Contacts = new Map();
  const error = (status: number, code: string, message: string): FakeReply => ({
    status,
    body: { code, message },
  });
  const answer: FakeProvider = ({ path, headers, body }) => {
    if (headers['api-key'] !== apiKey) return error(401, 'unauthorized', 'Key not found');
    if (path !== '/v3/contacts') return NOT_FOUND;
    const email = body.at('email');
    if (!isEmail(email)) return error(400, 'invalid_parameter', 'email is not valid');
    const phone = body.at('attributes', 'SMS');
    if (phone !== undefined && !/^(\+|00)[1-9]\d{6,14}$/.test(textOf(phone)))
      return error(400, 'invalid_parameter', 'Invalid phone number');
    const isKnown = contacts.has(email);
    if (isKnown && body.at('updateEnabled') !== true)
      return error(400, 'duplicate_parameter', 'Contact already exist');
    contacts.set(email, body.at('attributes'));
    return isKnown ? { status: 204 } : { status: 201, body: { id: 21 } };
  };
  return { answer, contacts };
}
