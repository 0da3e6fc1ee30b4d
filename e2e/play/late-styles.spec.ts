import { expect, test } from '../fixtures/stub.ts';
import { WITH_MOTION } from '../helpers/with-motion.ts';
import { anOfferedGame } from '../models/offered-game.ts';

test.use(WITH_MOTION);

test('the wheel’s button is in the middle at once, even if its styles load late', async ({
  page,
  stub,
  site,
}) => {
  await anOfferedGame({ page, stub, site });
  const wheel = page.locator('.bk-wheel');
  await expect(wheel).toBeVisible();
  const offCentre = await wheel.evaluate((element) => {
    const root = element.getRootNode();
    if (!(root instanceof ShadowRoot)) throw new Error('no popup to look at');
    const [button] = element.getElementsByTagName('button');
    if (button === undefined) throw new Error('no wheel to look at');
    const middle = (of: Element): readonly [number, number] => {
      const { x, y, width, height } = of.getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    };
    const sheets = [...root.adoptedStyleSheets];
    root.adoptedStyleSheets = [];
    middle(button);
    root.adoptedStyleSheets = sheets;
    const [[x, y], [ofX, ofY]] = [middle(button), middle(element)];
    return Math.hypot(x - ofX, y - ofY);
  });
  expect(offCentre).toBeLessThan(1);
});
