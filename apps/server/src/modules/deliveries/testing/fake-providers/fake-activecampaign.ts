import type { FakeProvider } from '../fake-server.ts';
import {
  type Contacts,
  type FakeProviderWith,
  isEmail,
  NOT_FOUND,
  textOf,
} from './fake-provider.ts';

/** API v3: a contact is synced by its address, then added to a list by its number. */
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
