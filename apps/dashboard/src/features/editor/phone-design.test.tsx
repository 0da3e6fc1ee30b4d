import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aPopup } from '../../testing/factories.ts';
import { renderApp } from '../../testing/render-app.tsx';

const design = {
  root: { props: {} },
  content: [{ type: 'Screen', props: { id: 'Screen-1', screen: 'form', content: [] } }],
};

async function openOnPhone(popup = aPopup({ design })) {
  const app = renderApp('/popups/Popup00000001/edit', { popups: [popup] });
  await app.user.click(await screen.findByRole('radio', { name: 'Phone' }, { timeout: 10_000 }));
  const save = () => app.user.keyboard('{Control>}s{/Control}');
  return { ...app, save, saved: () => app.server.data.popups[0] };
}

describe('the phone version of a popup', () => {
  it('the editor starts the phone version as a copy and leaves the desktop design alone', async () => {
    const { user, save, saved } = await openOnPhone();
    expect(await screen.findByText(/Phones get your desktop design/)).toBeDefined();
    await user.click(
      await screen.findByRole('button', { name: 'Design the phone version on its own' }),
    );
    expect(await screen.findByText(/Changes here stay on phones/)).toBeDefined();
    await save();
    await waitFor(() => expect(saved()).toMatchObject({ mobileDesign: design, design }));
    await user.click(screen.getByRole('radio', { name: 'Desktop' }));
    expect(await screen.findByText(/Phones have one of their own/)).toBeDefined();
  });

  it('the editor removes the phone version only after a confirmation', async () => {
    const { user, save, saved } = await openOnPhone(
      aPopup({ design, mobileDesign: { root: { props: {} }, content: [] } }),
    );
    await user.click(await screen.findByRole('button', { name: 'Use the desktop design again' }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Keep it' }),
    );
    expect(saved()?.mobileDesign).not.toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Use the desktop design again' }));
    await user.click(await screen.findByRole('button', { name: 'Remove the phone version' }));
    await save();
    await waitFor(() => expect(saved()?.mobileDesign).toBeNull());
    expect(await screen.findByText(/Phones get your desktop design/)).toBeDefined();
  });
});

it('a mobile popup has no switch between phones and computers', async () => {
  renderApp('/popups/Popup00000001/edit', { popups: [aPopup({ type: 'mobile', design })] });
  await screen.findByRole('radio', { name: 'Design' }, { timeout: 10_000 });
  expect(screen.queryByRole('radio', { name: 'Phone' })).toBeNull();
});
