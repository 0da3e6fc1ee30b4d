import type { Locator, Page } from '@playwright/test';

interface Point {
  readonly x: number;
  readonly y: number;
}

export function scratchCover(root: Locator): Locator {
  return root.locator('canvas.bk-scratch-cover');
}

/**
 * Rubs the card with the mouse, from its top down to this share of its height. `beside`: how many
 * px before the card's edge the mouse is pressed.
 */
export async function rub(page: Page, cover: Locator, share: number, beside = 0): Promise<void> {
  const [first, ...rest] = await wayOver(cover, share);
  if (!first) throw new Error('no card');
  await page.mouse.move(first.x - beside, first.y);
  await page.mouse.down();
  for (const { x, y } of rest) await page.mouse.move(x, y, { steps: 8 });
  await page.mouse.up();
}

/**
 * Rubs the card with a finger on a touch screen. As with a real finger, the browser decides whether
 * the touch scrolls the page or is sent to it.
 */
export async function rubByFinger(page: Page, cover: Locator, share: number): Promise<void> {
  await dragFinger(page, await wayOver(cover, share));
}

/** Puts a finger down, moves it from point to point, and lifts it. */
export async function dragFinger(page: Page, points: readonly Point[], steps = 8): Promise<void> {
  const screen = await page.context().newCDPSession(page);
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...touchPoints: Point[]
  ): Promise<unknown> => screen.send('Input.dispatchTouchEvent', { type, touchPoints });
  for (const [at, point] of points.entries()) {
    const from = points[at - 1];
    if (!from) await touch('touchStart', point);
    else
      for (let step = 1; step <= steps; step += 1)
        await touch('touchMove', {
          x: from.x + ((point.x - from.x) * step) / steps,
          y: from.y + ((point.y - from.y) * step) / steps,
        });
  }
  await touch('touchEnd');
  await screen.detach();
}

/** Points on a path over the card, line by line, from left to right and back. */
async function wayOver(cover: Locator, share: number): Promise<readonly Point[]> {
  const card = await cover.boundingBox();
  if (!card) throw new Error('no card');
  const points: Point[] = [{ x: card.x + 4, y: card.y + 4 }];
  for (let y = 10; y < card.height * share; y += 20)
    points.push(
      { x: card.x + card.width - 4, y: card.y + y },
      { x: card.x + 4, y: card.y + y + 10 },
    );
  return points;
}
