import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aConsent } from '../../testing/fake-consent.ts';
import { renderApp } from '../../testing/render-app.tsx';

const bar = async () => within(await screen.findByRole('region', { name: 'Save and publish' }));
const callsTo = (calls: readonly { path: string; method: string }[], method: string, end: string) =>
  calls.filter((call) => call.method === method && call.path.endsWith(end));

describe('the cookie banner of a site', () => {
  it('is published at once the first time, and then tells the line to paste', async () => {
    const { user, server } = renderApp('/cookies');
    expect(await screen.findByText('Not published yet: visitors see no banner.')).toBeDefined();
    await user.click((await bar()).getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText(/consent\.js\?id=0123456789abc/)).toBeDefined();
    expect(callsTo(server.calls, 'PATCH', '/consent')).toHaveLength(1);
    expect(callsTo(server.calls, 'POST', '/consent/publish')[0]).toMatchObject({
      body: { asksAnew: false },
    });
  });

  it('asks before visitors are asked again', async () => {
    const published = { version: 1, at: '2026-11-19T09:00:00.000Z', policyId: 1, isOutdated: true };
    const { user, server } = renderApp('/cookies', {
      consent: aConsent({ revision: 1, published }),
    });
    await user.click((await bar()).getByRole('button', { name: 'Publish' }));
    await user.click(await screen.findByLabelText(/Ask visitors again/));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Visitors see this banner.')).toBeDefined();
    expect(callsTo(server.calls, 'POST', '/consent/publish')[0]).toMatchObject({
      body: { asksAnew: true },
    });
  });

  it('is saved as a draft, and can be put back as it was', async () => {
    const { user, server } = renderApp('/cookies');
    const title = await screen.findByLabelText('Title');
    await user.clear(title);
    await user.type(title, 'Cookies?');
    expect((await bar()).getByText('You have unsaved changes.')).toBeDefined();
    await user.click((await bar()).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved as a draft.')).toBeDefined();
    expect(server.data.consent.draft.texts.en.title).toBe('Cookies?');
    await user.type(title, '!');
    await user.click((await bar()).getByRole('button', { name: 'Discard' }));
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Cookies?');
  });

  it('says what stands in the way of publishing', async () => {
    const start = aConsent();
    const look = { ...start.draft.look, text: '#fafafa' };
    renderApp('/cookies', { consent: aConsent({ draft: { ...start.draft, look } }) });
    expect((await bar()).getByText(/The text cannot be read well/)).toBeDefined();
    expect((await bar()).getByRole('button', { name: 'Publish' })).toHaveProperty('disabled', true);
  });

  it('takes a service from the library, with its cookies, and removes it again', async () => {
    const { user } = renderApp('/cookies');
    await user.type(await screen.findByRole('combobox', { name: 'Add a service' }), 'YouTube');
    await user.click(await screen.findByText('YouTube'));
    expect(await screen.findByText('4 addresses, 3 cookies')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Remove YouTube' }));
    expect(screen.queryByText('4 addresses, 3 cookies')).toBeNull();
  });

  it('shows what visitors chose, by day, with the proof of each choice', async () => {
    const { user } = renderApp('/cookies');
    await user.click(await screen.findByRole('tab', { name: 'What visitors chose' }));
    expect(await screen.findByText('abc-123')).toBeDefined();
    expect(screen.getAllByText('Rejected all').length).toBeGreaterThan(0);
    await user.click(screen.getByText('Show as a table'));
    expect(screen.getByRole('row', { name: '19 Nov 7 1 2 0' })).toBeDefined();
  });
});
