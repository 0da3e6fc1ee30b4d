import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anAbTest } from '../../testing/fake-ab-tests.ts';
import { renderApp } from '../../testing/render-app.tsx';

it.each([
  ['running', 4000, 1],
  ['running', 0, 0],
  ['draft', 0, 0],
] as const)(
  'the editor of a design in an A/B test that is %s, with %i visitors, shows %i warnings',
  async (state, visitors, count) => {
    const arms = anAbTest().arms.map((arm) => ({ ...arm, visitors }));
    renderApp('/popups/Popup00000001/edit', { abTests: [anAbTest({ state, arms })] });
    await screen.findByRole('button', { name: /this is design A/ }, { timeout: 10_000 });
    expect(screen.queryAllByText(/make its result unreliable/)).toHaveLength(count);
  },
);
