import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aSiteInConsentMode } from '../../../testing/factories.ts';
import { aConsent } from '../../../testing/fake-consent.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { ConsentPage } from '../consent-page.tsx';

const PUBLISHED = { version: 1, at: '2026-11-19T09:00:00.000Z', policyId: 3, isOutdated: true };
const bar = async () => within(await screen.findByLabelText('Save and publish'));
const callsTo = (calls: readonly { path: string; method: string }[], method: string, end: string) =>
  calls.filter((call) => call.method === method && call.path.endsWith(end));

describe('a double click that publishes the banner', () => {
  it.each(['Publish', 'Publish and ask again'])(
    'a double click on %s publishes once, also while a slow save runs before it',
    async (label) => {
      const { user, server } = renderPart(<ConsentPage />, {
        consent: aConsent({ revision: 1, published: PUBLISHED }),
      });
      await user.click(await screen.findByText('Texts'));
      await user.type(await screen.findByLabelText('Title'), '!');
      await user.click((await bar()).getByText('Publish'));
      const asking = within(await screen.findByRole('dialog'));
      if (label !== 'Publish') await user.click(asking.getByLabelText(/Also ask visitors/));
      const answerSave = server.holdNext('/consent');
      const button = asking.getByRole('button', { name: label });
      fireEvent.click(button);
      fireEvent.click(button);
      await waitFor(() => expect(callsTo(server.calls, 'PATCH', '/consent')).toHaveLength(1));
      expect(button).toHaveProperty('disabled', true);
      answerSave();
      expect(await screen.findByText('The banner is live.')).toBeDefined();
      fireEvent.click(button);
      expect(await screen.findByText('Visitors see this banner.')).toBeDefined();
      expect(callsTo(server.calls, 'PATCH', '/consent')).toHaveLength(1);
      expect(callsTo(server.calls, 'POST', '/consent/publish')).toHaveLength(1);
      expect(screen.getAllByText('The banner is live.')).toHaveLength(1);
    },
  );

  it('the second click of a double click on the first publishing does not ask to publish again', async () => {
    renderPart(<ConsentPage />, { sites: [aSiteInConsentMode()] });
    const button = (await bar()).getByRole('button', { name: 'Publish' });
    fireEvent.click(button, { detail: 1 });
    expect(await screen.findByText('The banner is live.')).toBeDefined();
    await waitFor(() => expect(button).toHaveProperty('disabled', false));
    fireEvent.click(button, { detail: 2 });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
