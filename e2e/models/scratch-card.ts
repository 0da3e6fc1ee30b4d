import type { Locator, Page } from '@playwright/test';

export function scratchCover(root: Locator): Locator {
  return root.locator('canvas.bk-scratch-cover');
}

/** Rubs the card from its top down to a share of its height, as a finger does, wherever it stands now. */
export async function rub(page: Page, cover: Locator, share: number): Promise<void> {
  const card = await cover.boundingBox();
  if (!card) throw new Error('no card');
  await page.mouse.move(card.x + 4, card.y + 4);
  await page.mouse.down();
  for (let y = 10; y < card.height * share; y += 20) {
    await page.mouse.move(card.x + card.width - 4, card.y + y, { steps: 8 });
    await page.mouse.move(card.x + 4, card.y + y + 10, { steps: 8 });
  }
  await page.mouse.up();
}
