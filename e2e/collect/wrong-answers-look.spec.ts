import { expect, test } from '../fixtures/beckon.ts';
import { visitAndOpen } from '../models/visit.ts';


for (const language of ['en', 'he'] as const) {
  for (const [layout, viewport] of [['desktop', { width: 1280, height: 800 }], ['phone', { width: 390, height: 844 }]] as const) {
    test(`a message does not move the button away from its field (${language}, ${layout})`, async ({ page, host, owner }) => {
      await page.setViewportSize(viewport);
      const popup = await visitAndOpen(page, host, await owner.publish({ type: 'bar', format: 'format_2', language }));
      await popup.submit();
      await expect(popup.root.locator('.bk-error')).toBeVisible();
      // All at one moment: the form shakes its head.
      const [field, button, message] = await popup.root.evaluate((root) => ['input[type=email]', '.poptin-form-submit-button', '.bk-error'].map((what) => {
        const { x, y, width, height } = root.querySelector(what)?.getBoundingClientRect() ?? new DOMRect();
        return { x, y, width, height };
      }));
      if (field === undefined || button === undefined || message === undefined) throw new Error('not measured');
      const [first, second] = language === 'he' ? [button, field] : [field, button];
      expect(Math.abs(first.x + first.width - second.x)).toBeLessThanOrEqual(1);
      expect(Math.abs(field.y - button.y)).toBeLessThanOrEqual(1);
      expect(Math.abs(field.height - button.height)).toBeLessThanOrEqual(1);
      expect(message.y).toBeGreaterThanOrEqual(field.y + field.height);
    });
  }
}
