import {
  type ConsentDesign,
  defaultConsentDesign,
  SERVICE_LIBRARY,
} from '@beckon/contract/consent';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aSiteInConsentMode } from '../../../testing/factories.ts';
import { aConsent } from '../../../testing/fake-consent.ts';
import type { FakeData } from '../../../testing/fake-route.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { ConsentPage } from '../consent-page.tsx';

const PUBLISHED = { version: 1, at: '2026-11-19T09:00:00.000Z', policyId: 3, isOutdated: true };
const POPUPS = /Popups keep nothing before/;
const publishButton = async () =>
  within(await screen.findByLabelText('Save and publish')).getByRole('button', { name: 'Publish' });

/** Opens the page, and the dialog that asks before publishing. */
async function openDialog(data: Partial<FakeData>) {
  const made = renderPart(<ConsentPage />, data);
  await made.user.click(await publishButton());
  return { ...made, asking: within(await screen.findByRole('dialog')) };
}

describe('publishing a banner on a site whose popups store before consent', () => {
  it.each(['the first time', 'again'])(
    'one click publishes the banner %s, and popups then keep nothing before consent',
    async (when) => {
      const published = when === 'again' ? { published: PUBLISHED } : {};
      const consent = aConsent({ revision: 1, ...published });
      const { user, server, asking } = await openDialog({ consent });
      expect(asking.getByLabelText<HTMLInputElement>(POPUPS).checked).toBe(true);
      await user.click(asking.getByRole('button', { name: 'Publish' }));
      await waitFor(() => expect(server.data.sites[0]?.settings.consentMode).toBe('opt-in'));
      expect(server.data.consent.published).toBeDefined();
    },
  );

  it('popups stay as they are if the owner turns the switch off, and the next time is asked again', async () => {
    const { user, server, asking } = await openDialog({});
    await user.click(asking.getByLabelText(POPUPS));
    await user.click(asking.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('The banner is live.')).toBeDefined();
    expect(server.data.sites[0]?.settings.consentMode).toBe('off');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(await publishButton());
    expect(within(await screen.findByRole('dialog')).getByLabelText(POPUPS)).toBeDefined();
  });

  it('nothing is asked about popups if they keep nothing already', async () => {
    const consent = aConsent({ revision: 1, published: PUBLISHED });
    const { asking } = await openDialog({ consent, sites: [aSiteInConsentMode()] });
    expect(asking.queryByLabelText(POPUPS)).toBeNull();
  });

  it('nothing is asked about popups if no visitor is asked before', async () => {
    const { draft } = aConsent();
    const typeOfRegion = { ...draft.typeOfRegion, eu: 'optout', uk: 'other' } as const;
    const rest = { za: 'optout', br: 'optout' } as const;
    const { user, server } = renderPart(<ConsentPage />, {
      consent: aConsent({ draft: { ...draft, typeOfRegion: { ...typeOfRegion, ...rest } } }),
    });
    await user.click(await publishButton());
    expect(await screen.findByText('The banner is live.')).toBeDefined();
    expect(server.data.sites[0]?.settings.consentMode).toBe('off');
  });

  it('if only the settings of the popups cannot be saved, the dialog closes and the banner counts as live', async () => {
    const consent = aConsent({ revision: 1 });
    const { user, server, asking } = await openDialog({ consent });
    const answerPublishing = server.holdNext('/consent/publish');
    await user.click(asking.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(server.data.consent.published).toBeDefined());
    server.failNext('/sites/site-1', 500, 'The disk is full.');
    answerPublishing();
    expect(await screen.findByText(/The banner is live, but popups still store/)).toBeDefined();
    expect(screen.getByText(/The disk is full/)).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.data.consent.published?.version).toBe(1);
    expect(server.data.sites[0]?.settings.consentMode).toBe('off');
  });
});

describe('publishing a banner with something that visitors were not asked about', () => {
  const draft = defaultConsentDesign('en');
  const [youtube, hotjar, stripe] = ['youtube', 'hotjar', 'stripe'].map((id) =>
    SERVICE_LIBRARY.filter((service) => service.id === id),
  );
  const asked = {
    categories: draft.categories,
    services: [{ id: 'youtube', category: 'marketing' as const }],
  };
  const dialogFor = (changes: Partial<ConsentDesign>, isTakenDown = false) =>
    openDialog({
      sites: [aSiteInConsentMode()],
      consent: aConsent({
        revision: 1,
        asked,
        isTakenDown,
        draft: { ...draft, services: youtube ?? [], ...changes },
        ...(isTakenDown ? {} : { published: PUBLISHED }),
      }),
    });
  const box = (asking: Awaited<ReturnType<typeof dialogFor>>['asking']) =>
    asking.getByLabelText<HTMLInputElement>(/Also ask visitors/);

  it.each([false, true])(
    'visitors are asked again about a new service, which is named; taken down before: %s',
    async (isTakenDown) => {
      const services = [...(youtube ?? []), ...(hotjar ?? []), ...(stripe ?? [])];
      const { user, server, asking } = await dialogFor({ services }, isTakenDown);
      expect(box(asking).checked).toBe(true);
      expect(asking.getByText(/not been asked about Hotjar \(Statistics\)\./)).toBeDefined();
      await user.click(asking.getByRole('button', { name: 'Publish and ask again' }));
      expect(await screen.findByText('The banner is live.')).toBeDefined();
      expect(server.data.consent.draft.policyId).toBe(draft.policyId + 1);
    },
  );

  it.each([
    ['nothing new', {}, false, 'Needed when'],
    ['fewer services', { services: [] }, false, 'Needed when'],
    ['a new necessary service', { services: stripe ?? [] }, false, 'Needed when'],
    [
      'a service for another purpose',
      { services: (youtube ?? []).map((one) => ({ ...one, category: 'statistics' as const })) },
      true,
      'YouTube (Statistics)',
    ],
  ])(
    'with %s, the box to ask again has its state and its reason',
    async (_what, changes, isTicked, words) => {
      const { asking } = await dialogFor(changes);
      expect(box(asking).checked).toBe(isTicked);
      expect(asking.getByText((text) => text.includes(words))).toBeDefined();
    },
  );
});
