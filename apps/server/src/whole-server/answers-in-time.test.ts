import { PopupAnswer, PopupFile } from '@beckon/contract/owner-calls';
import { afterEach, expect, it } from 'vitest';
import { anOwnerApp, type OwnerApp } from '../testing/an-owner-app.ts';

let server: OwnerApp;
afterEach(() => server.close());

/**
 * At the first answer with a union, the serializer compiles a check of its branches. For a list of
 * popups this took 40 ms, in which the server served no visitor. docs/decisions/0020.
 */
it('no answer to an owner contains a union, except the answer with a whole popup', async () => {
  server = await anOwnerApp();
  const wholePopup = [PopupAnswer, PopupFile].map((schema) => JSON.stringify(schema));
  const found = server.knownRoutes
    .map(({ url, schema }) => ({ url, answers: Object.values(Object(schema?.response)) }))
    .flatMap(({ url, answers }) => answers.map((answer) => ({ url, text: JSON.stringify(answer) })))
    .filter(({ text }) => !wholePopup.includes(text) && /"(?:anyOf|oneOf)"/.test(text));
  expect(found.map(({ url }) => url)).toEqual([]);
});
