import type { PopupType } from '@beckon/contract/values';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/beckon.ts';
import type { HostSite } from '../helpers/host-site.ts';
import type { OwnerApi } from '../helpers/owner-api.ts';
import { WITH_MOTION } from '../helpers/with-motion.ts';
import { publishSoon, visitPrerendered } from '../models/prerendered-visit.ts';

test.use(WITH_MOTION);

interface Situation {
  readonly page: Page;
  readonly host: HostSite;
  readonly owner: OwnerApi;
}

async function visitForm({ page, host, owner }: Situation, type: PopupType) {
  const popup = await visitPrerendered(page, host, await publishSoon(owner, host, { type }));
  return { popup, field: popup.root.locator('input[inputmode=email]') };
}

test('the e-mail field of a prerendered popup becomes one when the visitor comes to the form', async ({
  page,
  host,
  owner,
}) => {
  const { field } = await visitForm({ page, host, owner }, 'bside');
  await expect(field).toHaveAttribute('type', 'text');
  await expect(field).toHaveAttribute('autocapitalize', 'none');
  await page.mouse.move(1, 1);
  await field.hover();
  await expect(field).toHaveAttribute('type', 'email');
  await field.click();
  await page.keyboard.type('ann@prerendered.example');
  await expect(field).toHaveValue('ann@prerendered.example');
});

test('a visitor who types while the view loads loses no letter, and the e-mail field becomes one afterwards', async ({
  page,
  host,
  owner,
}) => {
  const { popup, field } = await visitForm({ page, host, owner }, 'lightbox');
  await page.keyboard.type('ann@pre');
  await expect.poll(() => popup.readFiles()).toContain('respond');
  await page.keyboard.type('rendered.example');
  await expect(field).toHaveValue('ann@prerendered.example');
  await expect(field).toHaveAttribute('type', 'text');
  await page.keyboard.press('Tab');
  await expect(field).toHaveAttribute('type', 'email');
  await expect(field).toHaveValue('ann@prerendered.example');
});
