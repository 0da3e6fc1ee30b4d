import { createHash } from 'node:crypto';
import type { FakeProvider, FakeReply } from './fake-server.ts';

/** The contacts that a provider has, by e-mail address. */
type Contacts = Map<string, unknown>;

export interface FakeProviderWith {
  readonly answer: FakeProvider;
  readonly contacts: Contacts;
}

const NOT_FOUND: FakeReply = { status: 404, body: { message: 'Not found' } };
const isEmail = (value: unknown): value is string =>
  typeof value === 'string' && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value);

/** Marketing API 3.0: members are put under the MD5 of their address; errors are problem documents. */
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

/** JSON:API; each call names the revision it is written for. */
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

/** CRM v3: contacts are upserted in batches under a property that is unique. */
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

/** API v3: 201 for a new contact, 204 without a body for one that was there. */
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

/** API v3: a contact is synced by its address, then put on a list by its number. */
export function fakeActivecampaign(
  token: string,
): FakeProviderWith & { readonly lists: Map<string, string> } {
  const contacts: Contacts = new Map();
  const lists = new Map<string, string>();
  const answer: FakeProvider = ({ path, headers, body }) => {
    if (headers['api-token'] !== token)
      return { status: 403, body: { message: 'You do not have permission' } };
    if (path === '/api/3/contact/sync') {
      const email = body.at('contact', 'email');
      if (!isEmail(email))
        return {
          status: 422,
          body: {
            errors: [{ title: 'Contact Email Address is not valid.', code: 'email_invalid' }],
          },
        };
      contacts.set(email, body.at('contact'));
      return { status: 201, body: { contact: { id: '113', email } } };
    }
    if (path !== '/api/3/contactLists') return NOT_FOUND;
    lists.set(textOf(body.at('contactList', 'contact')), textOf(body.at('contactList', 'list')));
    return { status: 201, body: { contactList: body.at('contactList') } };
  };
  return { answer, contacts, lists };
}

/** A web app answers elsewhere, and with a page of Google's where it is not open to anyone. */
export function fakeGoogleSheets(): FakeProviderWith {
  const contacts: Contacts = new Map();
  const answer: FakeProvider = ({ method, path, body }) => {
    if (path === '/answer' && method === 'GET') return { status: 200, body: { result: 'ok' } };
    if (!path.endsWith('/exec') || method !== 'POST')
      return { status: 200, body: '<!DOCTYPE html><title>Sign in - Google Accounts</title>' };
    contacts.set(textOf(body.at('id')), body.at('row'));
    return { status: 302, headers: { location: '/answer' } };
  };
  return { answer, contacts };
}

/** Answers with a word; needs a text. */
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

/** Refuses a message that is longer in any part than Discord takes. */
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

function basicOf(header: string | undefined): readonly string[] {
  const [, encoded = ''] = /^Basic (.+)$/.exec(header ?? '') ?? [];
  return Buffer.from(encoded, 'base64').toString('utf8').split(':');
}

function md5(text: string): string {
  return createHash('md5').update(text).digest('hex');
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
