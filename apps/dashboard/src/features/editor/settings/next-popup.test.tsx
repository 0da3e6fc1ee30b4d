import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aPopup } from '../../../testing/factories.ts';
import { renderApp } from '../../../testing/render-app.tsx';

it('the popup that opens after a conversion is found by its name among many', async () => {
  const others = Array.from({ length: 12 }, (_, at) =>
    aPopup({ id: `Popup000001${10 + at}`, name: `Offer ${10 + at}` }),
  );
  const { user, server } = renderApp('/popups/Popup00000001/edit', {
    popups: [aPopup(), ...others],
  });
  await user.click(await screen.findByRole('radio', { name: 'Settings' }, { timeout: 10_000 }));
  await user.click(await screen.findByRole('button', { name: /^After a conversion/ }));
  await user.type(await screen.findByRole('combobox', { name: 'Then open another popup' }), '17');
  const found = await screen.findByRole('option', { name: 'Offer 17' });
  expect(screen.queryByRole('option', { name: 'Offer 11' })).toBeNull();
  await user.click(found);
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() =>
    expect(server.data.popups[0]?.settings.afterConversion.chainToPopupId).toBe('Popup00000117'),
  );
});
