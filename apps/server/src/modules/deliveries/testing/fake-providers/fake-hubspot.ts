import type { FakeProvider, FakeReply } from '../fake-server.ts';
import { type Contacts, type FakeProviderWith, isEmail, NOT_FOUND } from './fake-provider.ts';

/** CRM v3: contacts are created or updated in batches, by a unique property. */
export function fakeHubspot(token: string): FakeProviderWith {
  const contacts: Contacts = new Map();
  const error = (status: number, category: string, message: string): FakeReply => ({
    status,
    body: { status: 'error', message, correlationId: 'a', category },
  });
  const answer: FakeProvider = ({ path, headers, body }) => {
    if (headers.authorization !== `Bearer ${token}`)
      return error(401, 'INVALID_AUTHENTICATION', 'Authentication credentials not found.');
    if (path !== '/crm/v3/objects/contacts/batch/upsert') return NOT_FOUND;
    const { id, idProperty, properties } = Object(body.at('inputs', 0));
    if (idProperty !== 'email' || !isEmail(id))
      return error(400, 'VALIDATION_ERROR', 'Property values were not valid');
    if ('unknown_property' in properties)
      return error(400, 'VALIDATION_ERROR', 'Property "unknown_property" does not exist');
    contacts.set(id, properties);
    return { status: 200, body: { status: 'COMPLETE', results: [{ id: '1', properties }] } };
  };
  return { answer, contacts };
}
