import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/beckon.ts';
import type { NewPopup } from '../helpers/owner-api.ts';
import { type StillPage, visitInStillTime } from '../models/still-page.ts';
import { CLOSING, closing } from '../helpers/a-closing-popup.ts';
import { WITH_MOTION } from '../helpers/with-motion.ts';

test.use(WITH_MOTION);

const LONG_AFTER_MS = 10_000;

interface WayOut {
  readonly popup: NewPopup;
  readonly leave: (popup: StillPage, page: Page) => Promise<void>;
  readonly trigger: string;
}

const WAYS: Readonly<Record<string, WayOut>> = {
  'the X': { popup: closing({}), leave: (popup) => popup.closeByX(), trigger: 'x_click' },
  'the X, by keyboard': {
    popup: closing({}),
    trigger: 'x_click',
    leave: async ({ closeButton }, page) => {
      await closeButton.focus();
      await page.keyboard.press('Space');
    },
  },
  'the X, pressed twice': {
    popup: closing({}),
    leave: (popup) => popup.closeButton.dblclick(),
    trigger: 'x_click',
  },
  'the skip button': {
    popup: closing({ option: 'button', skipLabel: 'Not now' }),
    leave: (popup) => popup.root.getByRole('button', { name: 'Not now' }).click(),
    trigger: 'cancel_click',
  },
  'the template\'s own "no"': {
    popup: { ...closing({}), format: 'format_20' },
    leave: (popup) => popup.root.locator('[data-block=close-button]').first().click(),
    trigger: 'cancel_click',
  },
  'a click beside it': {
    popup: closing({}),
    leave: (_, page) => page.mouse.click(8, 400),
    trigger: 'bg_click',
  },
  Escape: {
    popup: closing({}),
    leave: (_, page) => page.keyboard.press('Escape'),
    trigger: 'escape',
  },
  'Escape, then the X': {
    popup: closing({}),
    trigger: 'escape',
    leave: async ({ closeButton }, page) => {
      await page.keyboard.press('Escape');
      await closeButton.click({ force: true });
    },
  },
};

for (const [name, { popup: wanted, leave, trigger }] of Object.entries(WAYS)) {
  test(`closing by ${name} is reported once, as ${trigger}`, async ({ page, host, owner }) => {
    const popup = await visitInStillTime({ page, host }, await owner.publish(wanted));
    await leave(popup, page);
    await popup.untilGone();
    await popup.pass(LONG_AFTER_MS);
    await popup.soon(async () =>
      expect(popup.sent).toMatchObject({ views: ['click'], closes: [trigger], conversions: [] }),
    );
    expect(popup.problems).toEqual([]);
  });
}

test('closing takes 800 ms after Escape, and with an exit effect', async ({
  page,
  host,
  owner,
}) => {
  const popup = await visitInStillTime({ page, host }, await owner.publish(closing({})));
  await page.keyboard.press('Escape');
  await popup.pass(780);
  await popup.isOpen();
  await popup.pass(40);
  await popup.isGone();
});

test('a popup with automatic closing closes once, after its seconds', async ({
  page,
  host,
  owner,
}) => {
  const popup = await visitInStillTime(
    { page, host },
    await owner.publish({
      type: 'sside',
      settings: { closing: { ...CLOSING, autoCloseAfterSeconds: 6 } },
    }),
  );
  await popup.untilOpenFor(5_900);
  await expect(popup.root).toHaveAttribute('data-state', 'open');
  await popup.untilOpenFor(6_050);
  await expect(popup.root).toHaveAttribute('data-state', 'closing');
  await popup.untilGone();
  await popup.pass(LONG_AFTER_MS);
  expect(popup.sent.closes).toEqual(['auto_close']);
});

test('a popup with a timer closes when the timer ends', async ({ page, host, owner }) => {
  const popup = await visitInStillTime(
    { page, host },
    await owner.publish({
      type: 'lightbox',
      format: 'format_8',
      settings: {
        appearance: {
          location: { horizontal: 'center', vertical: 'middle' },
          entryEffect: 'none',
          exitEffect: 'none',
          background: 'none',
          size: { width: 720, height: 560 },
          pushesPage: false,
          timer: { version: 0, value: '0:10' },
        },
      },
    }),
  );
  await expect(popup.root.getByRole('timer')).toBeVisible();
  await popup.untilOpenFor(8_500);
  await popup.isOpen();
  await popup.untilOpenFor(11_000);
  await popup.isGone();
  expect(popup.sent.closes).toEqual(['timer']);
});

test('a popup with content lock cannot be closed before its form is sent', async ({
  page,
  host,
  owner,
}) => {
  const popup = await visitInStillTime(
    { page, host },
    await owner.publish(closing({ contentLock: true })),
  );
  await expect(popup.closeButton).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.mouse.click(8, 400);
  await popup.pass(LONG_AFTER_MS);
  await popup.isOpen();
  await popup.root.locator('input[inputmode=email]').fill('locked@show.example');
  await popup.submit();
  await popup.soon(async () => expect(await popup.closeButton.isVisible()).toBe(true));
  await popup.closeByX();
  await popup.untilGone();
  expect(popup.sent).toMatchObject({ closes: [], conversions: [''] });
});

test('a popup stays when its owner forbids closing by a click outside', async ({
  page,
  host,
  owner,
}) => {
  const popup = await visitInStillTime(
    { page, host },
    await owner.publish(closing({ onOutsideClick: false })),
  );
  await page.mouse.click(8, 400);
  await popup.pass(LONG_AFTER_MS);
  await popup.isOpen();
  expect(popup.sent.closes).toEqual([]);
});

for (const onOutsideClick of [true, false]) {
  test(`a click outside a lightbox with its thank-you screen ${onOutsideClick ? 'closes it' : 'does not close it if the owner forbids that'}`, async ({
    page,
    host,
    owner,
  }) => {
    const popup = await visitInStillTime(
      { page, host },
      await owner.publish(closing({ onOutsideClick })),
    );
    await popup.root.locator('input[inputmode=email]').fill('thanked@show.example');
    await popup.submit();
    await popup.soon(async () =>
      expect(await popup.root.locator('[data-screen=thanks]').isVisible()).toBe(true),
    );
    await page.mouse.click(8, 400);
    await popup.pass(1_000);
    await (onOutsideClick ? popup.isGone() : popup.isOpen());
    expect(popup.sent).toMatchObject({ closes: [], conversions: [''] });
  });
}
