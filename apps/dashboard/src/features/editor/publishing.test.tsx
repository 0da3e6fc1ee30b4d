import { screen, waitFor, within } from '@testing-library/react';
import { defaultGame, defaultSettings } from '@beckon/contract/settings';
import { describe, expect, it } from 'vitest';
import { aPopup, aSite } from '../../testing/factories.ts';
import { anAbTest } from '../../testing/fake-ab-tests.ts';
import { renderApp } from '../../testing/render-app.tsx';

const CONTENT_LOCK = /Search engines may punish that/;

async function openEditor(data: Parameters<typeof renderApp>[1] = {}) {
  const app = renderApp('/popups/Popup00000001/edit', data);
  await app.user.click(await screen.findByRole('radio', { name: 'Settings' }, { timeout: 10_000 }));
  return app;
}

describe('publishing', () => {
  it('publishing saves a popup before it publishes it', async () => {
    const { user, server } = await openEditor({
      popups: [aPopup({ status: 'draft' })],
      isInstalled: true,
    });
    await user.click(await screen.findByRole('switch', { name: /After scrolling/ }));
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText(/“Ten percent off” is live\./)).toBeDefined();
    const changes = server.calls
      .filter((call) => call.method !== 'GET')
      .map((call) => `${call.method} ${call.path}`);
    expect(changes).toEqual([
      'PATCH /api/owner/popups/Popup00000001',
      'POST /api/owner/popups/Popup00000001/publish',
    ]);
    expect(server.data.popups[0]).toMatchObject({
      status: 'active',
      settings: { triggers: { scrolledPercent: 50 } },
    });
  });

  it('publishing moves the focus from the button, which is gone then, to the state', async () => {
    const { user } = await openEditor({ popups: [aPopup({ status: 'draft' })], isInstalled: true });
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Live'));
  });

  it('publishing a design of a running A/B test asks first, and changes nothing without consent', async () => {
    const popups = [aPopup({ hasUnpublishedChanges: true })];
    const { user, server } = await openEditor({ popups, abTests: [anAbTest()], isInstalled: true });
    const isPublished = () => server.calls.some(({ path }) => path.endsWith('/publish'));
    await user.click(await screen.findByRole('button', { name: 'Publish changes' }));
    const dialog = within(await screen.findByRole('dialog', { name: /while its A\/B test runs/ }));
    await user.click(dialog.getByRole('button', { name: 'Do not publish' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(isPublished()).toBe(false);
    await user.click(await screen.findByRole('button', { name: 'Publish changes' }));
    await user.click(await screen.findByRole('button', { name: 'Publish anyway' }));
    await waitFor(() => expect(isPublished()).toBe(true));
  });

  it('publishing shows the owner of an embedded form where to put it', async () => {
    const { user } = await openEditor({ popups: [aPopup({ status: 'draft', type: 'embedded' })] });
    await user.click(await screen.findByRole('button', { name: 'Publish' }));
    expect(
      within(await screen.findByRole('dialog', { name: /shows in your page/ })).getByText(
        '<div class="beckon-embedded" data-id="Popup00000001"></div>',
      ),
    ).toBeDefined();
  });

  it('publishing an incomplete popup says what is missing, and opens that place', async () => {
    const settings = { ...defaultSettings('lightbox'), triggers: {} };
    const { user, server } = await openEditor({ popups: [aPopup({ status: 'draft', settings })] });
    await user.click(await screen.findByRole('button', { name: 'Publish' }));
    expect(
      within(await screen.findByRole('dialog')).getByText(/Choose at least one moment/),
    ).toBeDefined();
    expect(server.data.popups[0]?.status).toBe('draft');
  });

  it('publishing offers the installation when the website has never loaded the script', async () => {
    const { user } = await openEditor({ popups: [aPopup({ status: 'draft' })] });
    await user.click(await screen.findByRole('button', { name: 'Publish' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: '“Ten percent off” is live – one step is left' }),
    );
    expect(
      dialog.getByText(/Your website has not loaded Beckon yet, so visitors see nothing/),
    ).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Install Beckon' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Install' })).toBeDefined();
  });
});

describe('a warning before publishing', () => {
  const game = () =>
    aPopup({
      status: 'draft',
      type: 'gamified',
      settings: { ...defaultSettings('gamified'), game: defaultGame('format_1', 'en') },
    });
  const isPublished = ({ server }: ReturnType<typeof renderApp>) =>
    server.calls.some(({ path }) => path.endsWith('/publish'));
  const askedAbout = async (text: RegExp) => {
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Publish “Ten percent off” as it is?' }),
    );
    expect(dialog.getByText(text)).toBeDefined();
    return dialog;
  };

  it('publishing a game asks about the codes that we made up, and publishes only with consent', async () => {
    const app = await openEditor({ popups: [game()], isInstalled: true });
    const { user } = app;
    const publish = async () => {
      await user.click(await screen.findByRole('button', { name: 'Publish' }));
      return askedAbout(/codes that we made up: WIN10, FREESHIP, WIN15, WIN30/);
    };
    await publish();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(isPublished(app)).toBe(false);
    await user.click((await publish()).getByRole('button', { name: 'Publish anyway' }));
    expect(await screen.findByText(/“Ten percent off” is live\./)).toBeDefined();
    expect(screen.queryByText(/codes that we made up/, { selector: '[role=alert] *' })).toBeNull();
  });

  it('publishing from the list of popups asks the same, and opens the setting', async () => {
    const app = renderApp('/popups', { popups: [game()], isInstalled: true });
    await app.user.click(await screen.findByRole('button', { name: 'Publish' }));
    const dialog = await askedAbout(/codes that we made up/);
    await app.user.click(dialog.getByRole('button', { name: 'Open this setting' }));
    expect(
      await screen.findByRole('region', { name: 'Prizes' }, { timeout: 10_000 }),
    ).toBeDefined();
    expect(isPublished(app)).toBe(false);
  });

  it('publishing asks once about a warning that its owner has accepted', async () => {
    const app = await openEditor(locked());
    const { user } = app;
    await user.click(await screen.findByRole('button', { name: 'Publish' }));
    const dialog = await askedAbout(CONTENT_LOCK);
    await user.click(dialog.getByRole('button', { name: 'Publish anyway' }));
    await waitFor(() => expect(isPublished(app)).toBe(true));
    await user.click(await screen.findByRole('button', { name: /^When it opens/ }));
    await user.click(await screen.findByRole('switch', { name: /After scrolling/ }));
    await user.click(await screen.findByRole('button', { name: 'Publish changes' }));
    await waitFor(() =>
      expect(app.server.calls.filter(({ path }) => path.endsWith('/publish'))).toHaveLength(2),
    );
  });

  it('publishing refuses a popup whose list has no codes, and opens that place', async () => {
    const coupon = { type: 'unique' as const, code: '' };
    const settings = { ...defaultSettings('lightbox'), coupon };
    const app = await openEditor({ popups: [aPopup({ status: 'draft', settings })], stock: [] });
    await app.user.click(await screen.findByRole('button', { name: 'Publish' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Not ready for visitors yet' }),
    );
    expect(dialog.getByText(/your list has no codes yet/)).toBeDefined();
    expect(isPublished(app)).toBe(false);
  });

  const locked = () => ({
    popups: [
      aPopup({
        status: 'draft',
        settings: {
          ...defaultSettings('lightbox'),
          closing: { ...defaultSettings('lightbox').closing, contentLock: true },
        },
      }),
    ],
    isInstalled: true,
  });

  it('the editor checks the site’s shop platform in the settings and before publishing', async () => {
    const settings = {
      ...defaultSettings('lightbox'),
      triggers: { shopifyCart: { action: 'any' as const, productIds: [] } },
    };
    const site = aSite();
    const shop = { currency: 'EUR', platform: 'wix' as const };
    const { user } = await openEditor({
      sites: [{ ...site, settings: { ...site.settings, shop } }],
      popups: [aPopup({ status: 'draft', settings })],
      isInstalled: true,
    });
    const never = /Your shop runs on Wix: the change of the cart/;
    expect(await screen.findByText(never)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await askedAbout(never);
  });

  it('a warning before publishing opens the setting', async () => {
    const app = await openEditor(locked());
    await app.user.click(await screen.findByRole('button', { name: 'Publish' }));
    const dialog = await askedAbout(CONTENT_LOCK);
    await app.user.click(dialog.getByRole('button', { name: 'Open this setting' }));
    expect(await screen.findByRole('region', { name: 'Closing' })).toBeDefined();
    expect(isPublished(app)).toBe(false);
  });

  const formOf = (id: string, href: string) => {
    const button = { type: 'LinkButton', props: { id, text: 'Show me', href } };
    return { type: 'Screen', props: { id: `form-${id}`, screen: 'form', content: [button] } };
  };

  it('a warning about a button opens that button in the design', async () => {
    const { user } = await openEditor({
      popups: [
        aPopup({
          status: 'draft',
          design: { root: { props: {} }, content: [formOf('offers', '/')] },
        }),
      ],
      isInstalled: true,
    });
    await user.click(await screen.findByRole('button', { name: 'Publish' }));
    const dialog = await askedAbout(/leads to the home page/);
    await user.click(dialog.getByRole('button', { name: 'Show it in the design' }));
    const block = within(
      await screen.findByRole('complementary', { name: 'Settings of the block' }),
    );
    expect(await block.findByRole('heading', { name: 'Link button' })).toBeDefined();
    expect(block.getByText(/“Show me” leads to the home page/)).toBeDefined();
  });

  it('a warning about a button opens the phone design if only that one has the button', async () => {
    const { user } = await openEditor({
      popups: [
        aPopup({
          status: 'draft',
          design: { root: { props: {} }, content: [formOf('desktop', '/offers')] },
          mobileDesign: { root: { props: {} }, content: [formOf('phone', 'javascript:alert(1)')] },
        }),
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Publish' }));
    await user.click(await screen.findByRole('button', { name: 'Show it in the design' }));
    expect(await screen.findByRole('heading', { name: 'Link button' })).toBeDefined();
    expect(screen.getByRole('radio', { name: 'Phone' })).toHaveProperty('checked', true);
  });
});

const unlimited = (budget = 100) => ({
  popups: [
    aPopup({ status: 'draft' }),
    aPopup({ id: 'Popup00000002', name: 'Summer sale' }),
    aPopup({ id: 'Popup00000003', name: 'Free shipping' }),
  ],
  sites: [aSite({ settings: { ...aSite().settings, attentionBudget: budget } })],
  isInstalled: true,
});

it('publishing more popups that may interrupt visitors than we recommend offers a limit per visit, and one click sets it', async () => {
  const { user, server } = await openEditor(unlimited());
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  const notice = within(
    (
      await screen.findByText(
        '“Ten percent off” is live. 3 popups of “Corner bakery” may interrupt visitors',
      )
    ).closest('[role=alert]') ?? document.body,
  );
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  await user.click(notice.getByRole('button', { name: 'At most 2 a visit' }));
  await waitFor(() => expect(server.data.sites[0]?.settings.attentionBudget).toBe(2));
  await waitFor(() => expect(screen.queryByText(/may interrupt visitors/)).toBeNull());
});

it.each([
  ['there is one already', unlimited(3)],
  [
    'one of them is a bar',
    {
      ...unlimited(),
      popups: [
        aPopup({ status: 'draft' }),
        aPopup({ id: 'Popup00000002' }),
        aPopup({ id: 'Popup00000003', type: 'bar' }),
      ],
    },
  ],
  [
    'there are no more than we recommend',
    { ...unlimited(), popups: unlimited().popups.slice(0, 2) },
  ],
])('a limit of popups in one visit is not recommended if %s', async (_why, data) => {
  const { user } = await openEditor(data);
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  await screen.findByText(/“Ten percent off” is live\./);
  expect(screen.queryByText(/may interrupt visitors/)).toBeNull();
});
