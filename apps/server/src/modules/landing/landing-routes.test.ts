import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NOON } from '../../store/testing/a-record.ts';
import { buildTestApp, CLIENT_ID, POPUP_ID, type TestApp } from '../../testing/build-test-app.ts';

let test: TestApp;
beforeEach(async () => {
  test = await buildTestApp();
});
afterEach(() => test.close());

const open = (id = POPUP_ID) => test.app.inject(`/landing/${id}`);

describe('a landing page', () => {
  it('shows the form, which opens the popup, and keeps out of search engines', async () => {
    await test.publish({}, { name: 'Sale <b>"now"</b>' });
    const page = await open();
    expect(page.body).toContain(`href="/api/display/click/${POPUP_ID}"`);
    expect(page.body).toContain(`<div id="${POPUP_ID}">Hello</div>`);
    expect(page.body).toContain(`src="/pixel.js?id=${CLIENT_ID}"`);
    expect(page.body).toContain('<title>Sale &lt;b&gt;&quot;now&quot;&lt;/b&gt;</title>');
    expect(page.headers).toMatchObject({
      'x-robots-tag': 'noindex',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; script-src 'self'/),
    });
  });

  it('puts in nothing of a template that runs or leads away by itself', async () => {
    await test.publish();
    const html =
      '<p>Hi</p><meta http-equiv="refresh" content="0;url=//evil.example"><scr<script>ipt>alert(1)</script><base href="//evil.example"><iframe src="x"></iframe>';
    await test.store.publishPopup('account1', POPUP_ID, {
      template: { hash: 'other', html },
      revision: 1,
      at: NOON,
    });
    const { body } = await open();
    expect(body).toContain('<p>Hi</p>');
    expect(body).not.toMatch(/evil\.example|<base|<iframe|<script(?! id="pixel)/);
  });

  it('of an embedded popup holds its place', async () => {
    await test.publish({}, { type: 'embedded', language: 'he' });
    expect((await open()).body).toContain(
      `<div class="poptin-embedded" data-id="${POPUP_ID}"></div>`,
    );
    expect((await open()).body).toContain('<html lang="he" dir="rtl">');
  });

  it('is not there for unknown and paused popups, nor for one that asks for a password', async () => {
    expect((await open('popup00000009')).statusCode).toBe(404);
    await test.publish();
    await test.store.setPopupStatus('account1', POPUP_ID, 'paused', NOON);
    expect((await open()).statusCode).toBe(404);
    await test.store.publishPopup('account1', POPUP_ID, {
      template: { hash: 'other', html: '<input Type = "password">' },
      revision: 1,
      at: NOON,
    });
    expect((await open()).statusCode).toBe(404);
  });
});
