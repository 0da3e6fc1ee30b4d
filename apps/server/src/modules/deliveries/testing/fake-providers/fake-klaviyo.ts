import type { FakeProvider, FakeReply } from '../fake-server.ts';
import {
  type Contacts,
  type FakeProviderWith,
  isEmail,
  NOT_FOUND,
  textOf,
} from './fake-provider.ts';

/** JSON:API; each call names the API revision that it uses. */
export function fakeKlaviyo(apiKey: string): FakeProviderWith & { readonly lists: Contacts } {
  const [contacts, lists]: [Contacts, Contacts] = [new Map(), new Map()];
  const error = (status: number, detail: string): FakeReply => ({
    status,
    body: { errors: [{ id: '1', status, code: 'invalid', title: 'Invalid input.', detail }] },
  });
  const importProfile: FakeProvider = ({ body }) => {
    const { email, phone_number: phone } = Object(body.at('data', 'attributes'));
    if (body.at('data', 'type') !== 'profile' || !isEmail(email))
      return error(400, 'Invalid email address');
    if (phone !== undefined && !/^\+[1-9]\d{6,14}$/.test(textOf(phone)))
      return error(400, 'Invalid phone number format');
    const isNew = !contacts.has(email);
    contacts.set(email, body.at('data', 'attributes'));
    return { status: isNew ? 201 : 200, body: { data: { type: 'profile', id: '01' } } };
  };
  const subscribe: FakeProvider = ({ body }) => {
    const profile = ['data', 'attributes', 'profiles', 'data', 0, 'attributes'];
    const email = textOf(body.at(...profile, 'email'));
    if (body.at(...profile, 'subscriptions', 'email', 'marketing', 'consent') !== 'SUBSCRIBED')
      return error(400, 'Consent is required');
    lists.set(email, body.at('data', 'relationships', 'list', 'data', 'id'));
    return { status: 202 };
  };
  const answer: FakeProvider = (call) => {
    if (call.headers.authorization !== `Klaviyo-API-Key ${apiKey}`)
      return error(401, 'Missing or invalid private key.');
    if (!/^\d{4}-\d{2}-\d{2}$/.test(textOf(call.headers['revision'])))
      return error(400, 'A revision header is required.');
    if (call.path === '/api/profile-import') return importProfile(call);
    return call.path === '/api/profile-subscription-bulk-create-jobs' ? subscribe(call) : NOT_FOUND;
  };
  return { answer, contacts, lists };
}
