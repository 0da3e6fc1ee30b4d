import { aPopup } from '@beckon/popup-core/popup/testing/a-popup';
import { expect, it } from 'vitest';
import type { ArmContext } from './arm-file.ts';
import { openArmedPage } from './armed-page.ts';

it.each([true, false])(
  'popups of an answer that is old once it is read are left out: %s',
  async (isOld) => {
    const context: ArmContext = Object.assign(Object.create(null), {
      isPreview: true,
      report: expect.fail,
      loadPart: async () => undefined,
    });
    const page = openArmedPage(context);
    const popup = aPopup();
    await page.take({ display: 'allowed', popups: [popup] }, undefined, () => isOld);
    expect(page.registry.has(popup.id)).toBe(!isOld);
  },
);
