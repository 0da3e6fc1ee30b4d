import type { Locator } from '@playwright/test';
import { expect, test } from '../../fixtures/beckon.ts';
import { PHONE } from '../../models/trigger-page.ts';
import { LANGUAGES, directionOf } from '@beckon/contract/values';
import { frameOf, openForm } from './prove-fields.ts';

/** The smallest size of a control that a finger can hit. */
const LEAST_PX = 44;

async function boxOf(found: Locator): Promise<{
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}> {
  const box = await found.boundingBox();
  if (box === null) throw new Error('It is not on the page.');
  return { top: box.y, bottom: box.y + box.height, left: box.x, right: box.x + box.width };
}

for (const language of LANGUAGES) {
  test(`a list of countries stays at its field during a search, even if nothing is found (${language})`, async ({
    page,
    host,
    owner,
  }) => {
    await page.setViewportSize({ width: 1280, height: 560 });
    const popup = await openForm(
      { page, host, owner },
      [
        { kind: 'text', label: 'Town' },
        { kind: 'text', label: 'Street' },
        { kind: 'phone', phoneMode: 'international', label: 'Phone' },
      ],
      language,
    );
    const country = frameOf(popup, 'Phone').locator('.bk-country');
    await country.click();
    const list = page.locator('.bk-country-panel');
    const whole = await boxOf(list);
    const gap = (await boxOf(country)).top - whole.bottom;
    expect(gap).toBeCloseTo(4, 0);
    await page.keyboard.type('zzzz');
    await expect(list.getByRole('option')).toHaveCount(0);
    const little = await boxOf(list);
    expect(little.bottom).toBeCloseTo(whole.bottom, 0);
    expect(little.bottom - little.top).toBeLessThan(whole.bottom - whole.top);
  });

  test(`a calendar opens at the start of its field (${language})`, async ({
    page,
    host,
    owner,
  }) => {
    const popup = await openForm(
      { page, host, owner },
      [{ kind: 'date', label: 'Arrival' }],
      language,
    );
    const field = frameOf(popup, 'Arrival').locator('.bk-date');
    for (const choose of ['ArrowRight', 'Escape']) {
      await field.click();
      const [around, calendar] = [await boxOf(field), await boxOf(page.locator('.bk-date-panel'))];
      if (directionOf(language) === 'rtl') expect(calendar.right).toBeCloseTo(around.right, 0);
      else expect(calendar.left).toBeCloseTo(around.left, 0);
      await page.keyboard.press(choose);
      if (choose !== 'Escape') await page.keyboard.press('Enter');
    }
  });
}

test.describe('on a phone', () => {
  test.use({ ...PHONE, hasTouch: true, isMobile: true });

  test('the field being filled in stays visible when the keyboard takes half of the window', async ({
    page,
    host,
    owner,
  }) => {
    const questions = Array.from(
      { length: 6 },
      (_, index) => ({ kind: 'text', label: `Question ${index + 1}` }) as const,
    );
    const popup = await openForm(
      { page, host, owner },
      [...questions, { kind: 'phone', phoneMode: 'international', label: 'Phone' }],
      'en',
    );
    const last = popup.root.getByLabel('Question 6');
    await last.tap();
    await page.setViewportSize({ width: 390, height: 430 });
    await expect(last).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 390, height: 844 });
    await frameOf(popup, 'Phone').locator('.bk-country').tap();
    const search = page.getByPlaceholder('Search...');
    await expect(search).toBeFocused();
    // The keyboard is over the window: only the visible part gets smaller.
    await page.evaluate(() => {
      Object.defineProperty(visualViewport, 'height', { value: 430 });
      visualViewport?.dispatchEvent(new Event('resize'));
    });
    const list = page.locator('.bk-country-panel');
    await expect.poll(async () => (await boxOf(list)).bottom).toBeLessThanOrEqual(430);
    expect((await boxOf(search)).top).toBeGreaterThanOrEqual(0);
    // The phone moves the visible part down to the field, without scrolling the page.
    await page.evaluate(() => {
      Object.defineProperty(visualViewport, 'offsetTop', { value: 300 });
      visualViewport?.dispatchEvent(new Event('scroll'));
    });
    await expect.poll(async () => (await boxOf(search)).top).toBeGreaterThanOrEqual(300);
    expect((await boxOf(list)).bottom).toBeLessThanOrEqual(730);
  });

  test('all controls of a form are large enough for a finger', async ({ page, host, owner }) => {
    const popup = await openForm(
      { page, host, owner },
      [
        { kind: 'email', label: 'E-mail' },
        { kind: 'phone', phoneMode: 'international', label: 'Phone' },
        { kind: 'date', label: 'Arrival' },
        { kind: 'birthday', label: 'Born' },
        { kind: 'select', label: 'Room', options: ['One', 'Two'] },
        { kind: 'radio', label: 'Bed', options: ['Soft', 'Hard'] },
        { kind: 'checkbox', label: 'Food', options: ['Fish', 'Fruit'] },
        { kind: 'checkbox', baseName: 'consent', label: 'I agree' },
        { kind: 'textarea', label: 'Comments' },
      ],
      'en',
    );
    const tooSmall = (): Promise<readonly string[]> =>
      popup.root.locator('button,.bk-input,select,label.bk-choice,[role=option]').evaluateAll(
        (offered, least) =>
          offered.flatMap((one) => {
            const { width, height } = one.getBoundingClientRect();
            return width === 0 || Math.min(width, height) >= least - 0.5
              ? []
              : [`${one.className} ${Math.round(width)}x${Math.round(height)}`];
          }),
        LEAST_PX,
      );
    await popup.root.getByLabel('E-mail').fill('ann@gmial.com');
    await expect(popup.root.locator('.bk-suggestion')).toContainText('ann@gmail.com');
    await expect.poll(tooSmall).toEqual([]);
    await frameOf(popup, 'Phone').locator('.bk-country').tap();
    await expect(popup.root.getByRole('option').first()).toBeVisible();
    await expect.poll(tooSmall).toEqual([]);
    await page.keyboard.press('Escape');
    await frameOf(popup, 'Arrival').locator('.bk-date').tap();
    await expect(popup.root.getByRole('grid')).toBeVisible();
    await expect.poll(tooSmall).toEqual([]);
  });
});
