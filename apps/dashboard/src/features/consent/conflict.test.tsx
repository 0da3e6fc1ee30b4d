import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aConsent } from '../../testing/fake-consent.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { ConsentPage } from './consent-page.tsx';

/** An owner has changed the title. In another tab, a colleague has saved other parts. */
async function openConflict() {
  const mine = aConsent({ revision: 4 });
  const made = renderPart(<ConsentPage />, { consent: mine });
  await made.user.click(await screen.findByText('Texts'));
  await made.user.type(await screen.findByLabelText('Title'), '!');
  const { draft } = mine;
  made.server.data.consent = aConsent({
    revision: 9,
    draft: { ...draft, position: 'center', policyId: draft.policyId + 1 },
  });
  const tools = within(screen.getByLabelText('Save and publish'));
  await made.user.click(tools.getByText('Save'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Changed in two places' }));
  return { ...made, tools, dialog, title: draft.texts.en.title };
}

describe('a banner that someone else saved meanwhile', () => {
  it('the owner’s changes are saved over the banner of the others, which keeps its other parts', async () => {
    const { user, server, dialog, title } = await openConflict();
    await user.click(dialog.getByText('Keep mine'));
    expect(await screen.findByText('Saved as a draft.')).toBeDefined();
    expect(server.data.consent).toMatchObject({
      revision: 10,
      draft: { position: 'center', policyId: 2, texts: { en: { title: `${title}!` } } },
    });
  });

  it('the banner of the others replaces the owner’s changes', async () => {
    const { user, server, tools, dialog, title } = await openConflict();
    await user.click(dialog.getByText('Use theirs'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe(title);
    expect(tools.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
    expect(server.data.consent.revision).toBe(9);
  });

  it('the owner sees which parts differ, and may decide later', async () => {
    const { user, tools, dialog } = await openConflict();
    await user.click(dialog.getByText('See what differs'));
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Texts',
      'Where the banner is',
    ]);
    await user.click(dialog.getByLabelText('Decide later'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(tools.getByText('Save'));
    expect(await screen.findByRole('dialog', { name: 'Changed in two places' })).toBeDefined();
  });
});
