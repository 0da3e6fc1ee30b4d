import type { FakeProvider } from '../fake-server.ts';
import { type Contacts, type FakeProviderWith, textOf } from './fake-provider.ts';

/** A web app redirects to its answer. If it is not open to anyone, it returns a page of Google. */
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
