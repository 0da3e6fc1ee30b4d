import type { FakeProvider } from '../fake-server.ts';
import { type Contacts, type FakeProviderWith, textOf } from './fake-provider.ts';

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
