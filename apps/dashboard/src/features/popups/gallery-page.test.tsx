import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FORMATS } from '@beckon/templates';
import { renderApp } from '../../testing/render-app.tsx';

describe('the gallery', () => {
  it('makes a draft of the chosen design in the chosen language and opens it', async () => {
    const { user, server } = renderApp('/popups/new', { popups: [] });
    await user.click(await screen.findByRole('radio', { name: 'עברית' }));
    const [first] = FORMATS;
    await user.click(screen.getByRole('button', { name: new RegExp(first?.name.he ?? 'no design') }));
    await waitFor(() => expect(server.data.popups).toHaveLength(1));
    expect(server.data.popups[0]).toMatchObject({ type: first?.type, format: first?.format, language: 'he', name: first?.name.he, theme: first?.theme });
  });

  it('brings prizes along with a game', async () => {
    const { user, server } = renderApp('/popups/new', { popups: [] });
    const wheel = FORMATS.find((format) => format.type === 'gamified');
    await user.click(await screen.findByRole('button', { name: new RegExp(wheel?.name.en ?? 'no game') }));
    await waitFor(() => expect(server.data.popups[0]?.settings.game?.prizes.length).toBeGreaterThan(2));
  });

  it('narrows by kind and purpose', async () => {
    const { user } = renderApp('/popups/new');
    const bars = FORMATS.filter((format) => format.type === 'bar').length;
    await user.click(await screen.findByRole('button', { name: 'Bar' }));
    expect(screen.getByRole('button', { name: 'Bar', pressed: true })).toBeDefined();
    expect(within(screen.getByRole('list', { name: 'Designs' })).getAllByRole('listitem')).toHaveLength(bars);
  });
});
