import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { popupReportPath } from '../lib/navigation/routes.ts';
import { renderApp } from '../testing/render-app.tsx';

const NOTE = /sample visitors, leads and orders/;

it.each(['/leads', '/reports', popupReportPath('Popup00000001')])(
  'the demo says on %s that its data may be samples',
  async (address) => {
    renderApp(address, { hasSamples: true });
    expect(await screen.findByText(NOTE)).toBeDefined();
  },
);

it('the leads of other accounts are not called samples', async () => {
  renderApp('/leads');
  expect(await screen.findByRole('columnheader', { name: 'Who' })).toBeDefined();
  expect(screen.queryByText(NOTE)).toBeNull();
});
