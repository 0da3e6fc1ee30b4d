import { afterEach, expect, it } from 'vitest';
import { createListen } from '@beckon/host-page/listen';
import { aPopup } from '@beckon/popup-core/popup/testing/a-popup';
import { followUse } from './follow-use.ts';

afterEach(() => document.body.replaceChildren());

it.each([
  ['can be read', '<code>TEN</code>', true],
  ['has ended', '<s><code>TEN</code></s>', false],
  ['is coming', '', false],
])('a popup whose code %s shows a code: %s', (_what, content, showsCode) => {
  const host = document.createElement('div');
  Object.assign(host.dataset, { beckon: 'popup', poptinId: aPopup().id });
  host.attachShadow({ mode: 'open' }).innerHTML = `<div data-block="coupon">${content}</div>`;
  document.body.append(host);
  const useOf = followUse({ window, listen: createListen((handler) => handler) });
  expect(useOf(aPopup()).showsCode).toBe(showsCode);
});
