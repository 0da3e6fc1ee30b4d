import { PopupAnswer, PopupFile } from '@beckon/contract/owner-calls';
import { afterEach, expect, it } from 'vitest';
import { anOwnerApp, type OwnerApp } from './testing/an-owner-app.ts';

let server: OwnerApp;
afterEach(() => server.close());

/**
 * To write a union the library for answers compiles a check of its branches at the first answer: 40
 * ms for a list of popups, in which no visitor was served. docs/decisions/0020.
 */
it('no answer to an owner holds a union, but that of a whole popup', async () => {
  server = await anOwnerApp();
  const wholePopup = [PopupAnswer, PopupFile].map((schema) => JSON.stringify(schema));
  const found = server.knownRoutes
    .map(({ url, schema }) => ({ url, answers: Object.values(Object(schema?.response)) }))
    .flatMap(({ url, answers }) => answers.map((answer) => ({ url, text: JSON.stringify(answer) })))
    .filter(({ text }) => !wholePopup.includes(text) && /"(?:anyOf|oneOf)"/.test(text));
  expect(found.map(({ url }) => url)).toEqual([]);
});
