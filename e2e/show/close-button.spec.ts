import { expect, test } from '../fixtures/beckon.ts';
import { visitInStillTime } from '../models/still-page.ts';
import { closing } from '../helpers/a-closing-popup.ts';
import { WITH_MOTION } from '../helpers/with-motion.ts';

test.use(WITH_MOTION);

test('a delayed X is missing at first, then works', async ({ page, host, owner }) => {
  const popup = await visitInStillTime(
    { page, host },
    await owner.publish(closing({ enabledAfterSeconds: 3, hiddenUntilEnabled: true })),
  );
  await popup.untilOpenFor(2_900);
  await expect(popup.root.locator('[data-part=closer]')).toHaveCount(0);
  await popup.untilOpenFor(3_100);
  await popup.closeByX();
  await popup.untilGone();
  expect(popup.sent.closes).toEqual(['x_click']);
});

test('a disabled X counts down, shows the reason, and does nothing until then', async ({
  page,
  host,
  owner,
}) => {
  const popup = await visitInStillTime(
    { page, host },
    await owner.publish(closing({ enabledAfterSeconds: 3, comment: 'One moment, please' })),
  );
  const closer = popup.root.locator('[data-part=closer]');
  await expect(closer).toHaveAttribute('aria-disabled', 'true');
  await expect(closer).toHaveAccessibleName('Close (3)');
  await expect(closer).toHaveAccessibleDescription('One moment, please');
  await closer.hover();
  await expect(
    popup.root
      .getByRole('tooltip', { name: 'One moment, please' })
      .or(popup.root.getByText('One moment, please')),
  ).toBeVisible();
  await closer.click({ force: true });
  await popup.untilOpenFor(2_100);
  await expect(closer).toHaveAccessibleName('Close (1)');
  await popup.untilOpenFor(3_100);
  await expect(closer).toHaveAccessibleName('Close');
  await closer.click();
  await popup.untilGone();
  expect(popup.sent.closes).toEqual(['x_click']);
});

test('a skip button shows its countdown as text', async ({ page, host, owner }) => {
  const popup = await visitInStillTime(
    { page, host },
    await owner.publish(closing({ option: 'button', skipLabel: 'Skip', enabledAfterSeconds: 2 })),
  );
  const closer = popup.root.locator('[data-part=closer]');
  await expect(closer).toHaveText('Skip in 2');
  await popup.untilOpenFor(2_100);
  await expect(closer).toHaveText('Skip');
});
