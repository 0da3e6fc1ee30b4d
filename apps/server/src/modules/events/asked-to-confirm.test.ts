import { afterEach, expect, it } from 'vitest';
import { aSiteSettings } from '../../store/testing/a-record.ts';
import {
  buildTestApp,
  CLIENT_ID,
  form,
  POPUP_ID,
  type TestApp,
} from '../../testing/build-test-app.ts';

let test: TestApp;
afterEach(() => test.close());

const answer = { type: 'email', name: 'email', value: 'dana@example.com', property_name: 'E-mail' };
const EMAIL = JSON.stringify([{ ...answer, id: 'email', placeholder: '', created_version: 6 }]);

/** Sends a form to a site that asks for confirmation; returns what is due then. */
async function sendForm(sendsMail: boolean) {
  const leadConfirmation = { isOn: true, holdsLeads: true };
  const leadNotices = { emails: ['ruth@shop.test'] };
  test = await buildTestApp({
    site: { settings: aSiteSettings({ domains: ['shop.test'], leadNotices, leadConfirmation }) },
    sendsMail,
  });
  await test.publish();
  await test.app.inject({
    method: 'POST',
    url: '/api/display/conversion/visitor-1',
    ...form({ client_id: CLIENT_ID, poptin_id: POPUP_ID, newExtraFields: EMAIL, shown_ms: '5000' }),
  });
  const page = await test.store.leadsPage('account1', 'site1', { limit: 9 });
  const { now } = test.clock;
  const due = await test.store.takeDueDeliveries('site1', { now, until: now + 600_000, limit: 9 });
  return {
    confirmation: page?.leads[0]?.confirmation,
    due: due.map(({ address, asksConfirmation }) => ({ address, asksConfirmation })),
  };
}

it('a lead of a site that asks for confirmation is asked, and goes nowhere before', async () => {
  expect(await sendForm(true)).toEqual({
    confirmation: 'pending',
    due: [{ address: 'dana@example.com', asksConfirmation: true }],
  });
});

it('a lead is sent to its destinations without a question if there is no mail server', async () => {
  expect(await sendForm(false)).toEqual({
    confirmation: '',
    due: [{ address: 'ruth@shop.test', asksConfirmation: false }],
  });
});
