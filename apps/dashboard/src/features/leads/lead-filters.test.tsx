import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aPopup } from '../../testing/factories.ts';
import { renderApp } from '../../testing/render-app.tsx';

it('the filter of leads names design A of a running A/B test, whose variants are in the list, too', async () => {
  const { user } = renderApp('/leads', {
    popups: [
      aPopup({ name: 'News', abTest: { state: 'running', isVariant: false } }),
      aPopup({ id: 'b', name: 'News · B', abTest: { state: 'running', isVariant: true } }),
      aPopup({ id: 'c', name: 'Bar' }),
    ],
  });
  await user.click(await screen.findByRole('combobox', { name: 'Popup' }));
  const options = await screen.findAllByRole('option', { hidden: true, name: /News|Bar/u });
  expect(options.map(({ textContent }) => textContent)).toEqual(['News · A', 'News · B', 'Bar']);
});
