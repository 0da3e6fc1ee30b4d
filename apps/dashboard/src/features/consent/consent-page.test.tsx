import { screen, waitFor, within } from '@testing-library/react';
import type { FakeData } from '../../testing/fake-route.ts';
import { describe, expect, it, vi } from 'vitest';
import { aConsent, aProofRow } from '../../testing/fake-consent.ts';
import { aSite, aSiteInConsentMode } from '../../testing/factories.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { ConsentPage } from './consent-page.tsx';

const PUBLISHED = { version: 1, at: '2026-11-19T09:00:00.000Z', policyId: 3, isOutdated: true };
const bar = async () => within(await screen.findByLabelText('Save and publish'));
const dialog = async () => within(await screen.findByRole('dialog'));
const callsTo = (calls: readonly { path: string; method: string }[], method: string, end: string) =>
  calls.filter((call) => call.method === method && call.path.endsWith(end));

/** Opens the page of a site and one section of the editor. */
async function openPage(section: string, data: Partial<FakeData> = {}) {
  const made = renderPart(<ConsentPage />, data);
  await made.user.click(await screen.findByText(section));
  return made;
}

describe('the cookie banner of a site', () => {
  it('the consent page publishes the first time without a question, and then shows the line to paste', async () => {
    const { user, server } = renderPart(<ConsentPage />, { sites: [aSiteInConsentMode()] });
    const tools = await bar();
    expect(tools.getByText('Not published yet: visitors see no banner.')).toBeDefined();
    await user.click(tools.getByText('Publish'));
    expect(await screen.findByText(/consent\.js\?id=0123456789abc/)).toBeDefined();
    expect(callsTo(server.calls, 'PATCH', '/consent')).toHaveLength(1);
    expect(callsTo(server.calls, 'POST', '/consent/publish')[0]).toMatchObject({
      body: { asksAgain: false, revision: 1 },
    });
  });

  it('the consent page shows the banner and the version of the policy before visitors are asked again', async () => {
    const draft = { ...aConsent().draft, policyId: 3 };
    const { user, server } = renderPart(<ConsentPage />, {
      consent: aConsent({ revision: 1, draft, published: PUBLISHED }),
    });
    await user.click((await bar()).getByText('Publish'));
    const asking = await dialog();
    expect(await asking.findByTitle('Preview of the banner')).toBeDefined();
    expect(asking.getByLabelText('Close')).toBeDefined();
    expect(asking.getByText(/policy stays 3/)).toBeDefined();
    await user.click(asking.getByLabelText(/Also ask visitors/));
    expect(asking.getByText(/policy goes from 3 to 4/)).toBeDefined();
    await user.click(asking.getByText('Publish and ask again'));
    expect(await screen.findByText('Visitors see this banner.')).toBeDefined();
    expect(callsTo(server.calls, 'POST', '/consent/publish')[0]).toMatchObject({
      body: { asksAgain: true, revision: 1 },
    });
  });

  it('on a phone, the consent page shows the banner of a phone before publishing', async () => {
    vi.stubGlobal('innerWidth', 390);
    const { user } = renderPart(<ConsentPage />, {
      consent: aConsent({ revision: 1, published: PUBLISHED }),
    });
    await user.click((await bar()).getByText('Publish'));
    const preview = await (await dialog()).findByTitle('Preview of the banner');
    vi.unstubAllGlobals();
    expect(preview.parentElement?.dataset['device']).toBe('phone');
  });

  it('the consent page neither saves nor publishes an empty text, and says where one is missing', async () => {
    const { user } = await openPage('Texts');
    await user.clear(await screen.findByLabelText('Title'));
    const tools = await bar();
    expect(tools.getByText(/A text in English is empty/)).toBeDefined();
    expect(tools.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
    expect(tools.getByRole('button', { name: 'Publish' })).toHaveProperty('disabled', true);
  });

  it('the consent page does not publish what a colleague has saved meanwhile before the owner has seen it', async () => {
    const { user, server } = renderPart(<ConsentPage />, {
      consent: aConsent({ revision: 4 }),
      sites: [aSiteInConsentMode()],
    });
    const publish = (await bar()).getByText('Publish');
    server.data.consent = aConsent({ revision: 5 });
    await user.click(publish);
    expect(await screen.findByText(/Now you see their version/)).toBeDefined();
    await user.click(publish);
    expect(await screen.findByText('The banner is live.')).toBeDefined();
    expect(callsTo(server.calls, 'POST', '/consent/publish')).toMatchObject([
      { body: { revision: 4 } },
      { body: { revision: 5 } },
    ]);
  });

  it('the consent page saves a draft, and discards unsaved changes', async () => {
    const { user, server } = await openPage('Texts');
    const title = await screen.findByLabelText('Title');
    await user.clear(title);
    await user.type(title, 'Ok?');
    const tools = await bar();
    expect(tools.getByText('You have unsaved changes.')).toBeDefined();
    await user.click(tools.getByText('Save'));
    expect(await screen.findByText('Saved as a draft.')).toBeDefined();
    expect(server.data.consent.draft.texts.en.title).toBe('Ok?');
    await user.type(title, '!');
    await user.click(tools.getByText('Discard'));
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Ok?');
  });

  it('the consent page keeps unsaved changes while the owner is on another page', async () => {
    const { user } = await openPage('Texts');
    await user.type(await screen.findByLabelText('Title'), '!');
    await user.click(screen.getByText('What visitors chose'));
    await user.click(screen.getByText('Banner', { selector: '[role=tab] *' }));
    expect((await bar()).getByText('You have unsaved changes.')).toBeDefined();
  });

  it('the consent page takes the banner down only after a confirmation', async () => {
    const { user, server } = renderPart(<ConsentPage />, {
      consent: aConsent({ revision: 1, published: PUBLISHED }),
    });
    await user.click((await bar()).getByText('Take it down'));
    const asking = await dialog();
    expect(
      asking.getByText(/nothing is held back any more, even from those who refused/),
    ).toBeDefined();
    expect(callsTo(server.calls, 'POST', '/consent/unpublish')).toHaveLength(0);
    await user.click(asking.getByText('Take it down'));
    expect(callsTo(server.calls, 'POST', '/consent/unpublish')).toHaveLength(1);
  });

  it('the consent page says that the banner was taken down, and asks as before when it is published again', async () => {
    const { user, server } = renderPart(<ConsentPage />, {
      consent: aConsent({ revision: 2, isTakenDown: true }),
    });
    const tools = await bar();
    expect(tools.getByText('Taken down: visitors see no banner.')).toBeDefined();
    expect(tools.queryByText('Take it down')).toBeNull();
    await user.click(tools.getByText('Publish'));
    await user.click((await dialog()).getByLabelText(/Also ask visitors/));
    await user.click((await dialog()).getByText('Publish and ask again'));
    expect(await screen.findByText('Visitors see this banner.')).toBeDefined();
    expect(callsTo(server.calls, 'POST', '/consent/publish')[0]).toMatchObject({
      body: { asksAgain: true, revision: 2 },
    });
  });

  it('the consent page says what prevents publishing, and links to it', async () => {
    const { draft } = aConsent();
    const links = { ...draft.links, imprint: 'nowhere' };
    const { user } = renderPart(<ConsentPage />, {
      consent: aConsent({ draft: { ...draft, links } }),
    });
    const tools = await bar();
    expect(tools.getByText(/Write the whole address/)).toBeDefined();
    expect(tools.getByText('Publish').closest('button')?.disabled).toBe(true);
    await user.click(tools.getByText('Fix it'));
    expect(await screen.findByLabelText('Legal notice')).toBeDefined();
  });

  it('the consent page says that popups set cookies before consent, until the owner changes that', async () => {
    const consent = aConsent({ revision: 1, published: PUBLISHED });
    const notice = /They set cookies before visitors agree/;
    const { unmount } = await openPage('Your site', { consent });
    expect(await screen.findByText(notice)).toBeDefined();
    unmount();
    await openPage('Your site', { consent, sites: [aSiteInConsentMode()] });
    expect(await screen.findByText(/consent\.js\?id=0123456789abc/)).toBeDefined();
    expect(screen.queryByText(notice)).toBeNull();
  });

  it('the consent page offers the code for a cookie page and for a button that opens the choices', async () => {
    await openPage('Your site', { consent: aConsent({ revision: 1, published: PUBLISHED }) });
    const page = await screen.findByLabelText('Code for your cookie page');
    expect(page.textContent).toContain('id="cmplz-manage-consent-container"');
    const button = screen.getByLabelText('Button that opens the choices');
    expect(button.textContent).toContain('class="cmplz-manage-consent">Cookie settings<');
    expect(screen.getByText(/there it is only the list/)).toBeDefined();
  });

  it('the consent page applies the colours of the brand', async () => {
    const { settings } = aSite();
    const site = aSite({ settings: { ...settings, brand: { button: '#00695c' } } });
    const { user, server } = renderPart(<ConsentPage />, { sites: [site] });
    await user.click(await screen.findByText('Use the colours of your brand'));
    await user.click((await bar()).getByText('Save'));
    expect(await screen.findByText('Saved as a draft.')).toBeDefined();
    expect(server.data.consent.draft.look).toMatchObject({ accept: '#00695c' });
  });

  it('the consent page shows the choices of visitors by day, with the proof of each choice', async () => {
    const { user } = await openPage('What visitors chose');
    expect(await screen.findByText('abc-123')).toBeDefined();
    expect(screen.getByText(/counts once a day/)).toBeDefined();
    expect(screen.getByText(/may be more lines than visitors/)).toBeDefined();
    expect(screen.getByText('Only necessary')).toBeDefined();
    expect(screen.getByLabelText('Table of proofs')).toBeDefined();
    expect((await screen.findByText('55%')).closest('div')?.textContent).toContain('Accepted all');
    await user.click(await screen.findByText('Show as a table'));
    const table = within(screen.getByLabelText('Choices by day'));
    expect(table.getByRole('row', { name: '19 Nov 7 1 2 0' })).toBeDefined();
  });
});

it('the proof of one visitor is deleted after a confirmation that names the visitor', async () => {
  const proofs = ['abc-123', 'def-456'].map((id) => aProofRow({ id, consentId: id }));
  const { user, server } = await openPage('What visitors chose', { proofs });
  await user.click(await screen.findByLabelText('Delete the proof of abc-123'));
  const asking = await dialog();
  expect(asking.getByText('abc-123')).toBeDefined();
  expect(server.data.proofs).toHaveLength(2);
  await user.click(asking.getByText('Delete'));
  expect(await screen.findByText('The proof is deleted.')).toBeDefined();
  await waitFor(() => expect(screen.queryByLabelText('Delete the proof of abc-123')).toBeNull());
  expect(server.data.proofs.map(({ id }) => id)).toEqual(['def-456']);
});

describe('services and their cookies', () => {
  it('the consent page adds a service from the library and removes it again', async () => {
    const { user } = await openPage('Services');
    await user.type(await screen.findByPlaceholderText(/YouTube, Google/), 'YouT');
    await user.click(await screen.findByText('YouTube'));
    expect(await screen.findByText('7 addresses, 3 cookies')).toBeDefined();
    await user.click(screen.getByLabelText('Remove YouTube'));
    expect(screen.queryByText('7 addresses, 3 cookies')).toBeNull();
  });

  it('a new service never gets the id of a removed one', async () => {
    const { user, server } = await openPage('Services');
    const ids: (string | undefined)[] = [];
    for (const _time of [1, 2]) {
      await user.click(await screen.findByText('One of my own'));
      await user.click((await bar()).getByText('Save'));
      await waitFor(() => expect(server.data.consent.draft.services).toHaveLength(1));
      ids.push(server.data.consent.draft.services[0]?.id);
      await user.click(screen.getByLabelText('Remove My service'));
      await user.click((await bar()).getByText('Save'));
      await waitFor(() => expect(server.data.consent.draft.services).toHaveLength(0));
    }
    expect(new Set(ids).size).toBe(2);
  });

  it('the consent page saves the purpose and lifetime of a cookie', async () => {
    const { user, server } = await openPage('Services');
    await user.click(await screen.findByText('One of my own'));
    const newCookie = screen.getByLabelText('Name of a new cookie of My service');
    await user.type(newCookie, '*{Enter}');
    expect(screen.getByText('This would mean every cookie')).toBeDefined();
    await user.clear(newCookie);
    await user.type(newCookie, 's{Enter}');
    await user.click(screen.getByLabelText('Remove the cookie s'));
    await user.type(newCookie, 'sid{Enter}');
    await user.type(screen.getByLabelText('What sid is for'), 'Login');
    await user.clear(screen.getByLabelText(/Days that sid lives/));
    await user.type(screen.getByLabelText(/Days that sid lives/), '9');
    await user.click((await bar()).getByText('Save'));
    expect(await screen.findByText('Saved as a draft.')).toBeDefined();
    expect(server.data.consent.draft.services[0]?.cookies).toEqual([
      { name: 'sid', purpose: 'Login', days: 9 },
    ]);
  });
});

it('a scan of the site lists its findings, and a click adds one to the draft', async () => {
  const { user, server } = await openPage('Services');
  const address = await screen.findByLabelText<HTMLInputElement>('Page to scan');
  expect(address.value).toBe('https://corner-bakery.com/');
  await user.clear(address);
  await user.type(address, 'shop.example');
  await user.click(screen.getByText('Scan'));
  const result = within(await screen.findByLabelText('Result of the scan'));
  expect(callsTo(server.calls, 'POST', '/consent/scan')[0]).toMatchObject({
    body: { url: 'https://shop.example' },
  });
  expect(result.getByText('Only the page’s own code was read.')).toBeDefined();
  await user.click(result.getByText('Add all 2'));
  await user.click(result.getByLabelText('Ignore ads.example'));
  await user.click(result.getByText('Show what you ignored (1)'));
  await user.click(result.getByLabelText('Ignore ads.example'));
  await user.click(result.getByPlaceholderText('What is it for?'));
  await user.click(await screen.findByRole('option', { name: 'Necessary' }));
  expect(result.getByText(/is in your list/)).toBeDefined();
  expect(screen.getByText('1 cookie')).toBeDefined();
  await user.click((await bar()).getByText('Save'));
  expect(await screen.findByText('Saved as a draft.')).toBeDefined();
  expect(server.data.consent.draft.services.map(({ id }) => id)).toEqual([
    'hotjar',
    'youtube',
    'this-website-functional',
  ]);
});

it('a scan of the site says why it failed, and its result stays after the owner opened another part', async () => {
  const { user, server } = await openPage('Services');
  await screen.findByLabelText('Page to scan');
  server.failNext('/consent/scan', 422, 'The site answered with the error 404.');
  await user.click(screen.getByText('Scan'));
  expect((await screen.findByRole('alert')).textContent).toContain('the error 404');
  await user.click(screen.getByText('Scan'));
  await screen.findByLabelText('Result of the scan');
  await user.click(screen.getByText('Texts'));
  await user.click(screen.getByText('Services'));
  expect(await screen.findByLabelText('Result of the scan')).toBeDefined();
});
