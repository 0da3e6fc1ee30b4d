import type { ExplainPanelProps } from '@beckon/popup-view/explain';
import { fakeClock } from '@beckon/host-page/testing/fake-clock';
import { afterEach, expect, it, vi } from 'vitest';
import { openExplainPanel } from './explain-panel.ts';

afterEach(() => {
  window.history.replaceState(undefined, '', '/');
});

/** Opens the panel on a page with this address. Returns the popup that it puts first. */
async function popupAskedAbout(address: string): Promise<string | undefined> {
  window.history.replaceState(undefined, '', address);
  const drawn: ExplainPanelProps[] = [];
  const end = openExplainPanel(
    {
      window,
      clock: fakeClock(),
      report: (error) => {
        throw error;
      },
      loadExplain: async () => ({
        mountExplain: (_shadow, props) => {
          drawn.push(props);
          return { update: (next) => void drawn.push(next), unmount: () => undefined };
        },
      }),
    },
    async () => ({ popups: [] }),
  );
  await vi.waitFor(() => expect(drawn).toHaveLength(2));
  end();
  return drawn[1]?.popupId;
}

it('the panel asks about the popup in the address, under both names of the parameter', async () => {
  expect(await popupAskedAbout('/?beckon-explain=abcdefghijk01')).toBe('abcdefghijk01');
  expect(await popupAskedAbout('/?ppt-explain=abcdefghijk01')).toBe('abcdefghijk01');
});

it('the panel asks about no popup if the address names none', async () => {
  expect(await popupAskedAbout('/?beckon-explain')).toBeUndefined();
});
