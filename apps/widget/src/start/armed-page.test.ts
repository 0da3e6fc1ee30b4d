import { aPopup } from '@beckon/popup-core/popup/testing/a-popup';
import { expect, it } from 'vitest';
import type { ArmContext } from './arm-file.ts';
import { openArmedPage } from './armed-page.ts';

it.each([true, false])(
  'popups of an answer that is old once it is read are left out: %s',
  async (isOld) => {
    const page = openArmedPage({
      isPreview: true,
      report: expect.fail,
      loadPart: async () => undefined,
    } as unknown as ArmContext);
    const popup = aPopup();
    await page.take({ display: 'allowed', popups: [popup] }, undefined, () => isOld);
    expect(page.registry.has(popup.id)).toBe(!isOld);
  },
);
