import { describe, expect, it } from 'vitest';
import { aPopup } from '../../testing/factories.ts';
import { popupInLayout } from './popup-in-layout.ts';

const mobileDesign = { root: {}, content: [{ type: 'Headline' }] };

describe('a popup with a phone design', () => {
  const popup = aPopup({ mobileDesign });

  it('a popup with a phone design shows it on phones, at their width, and the desktop design on computers', () => {
    expect(popupInLayout(popup, 'desktop')).toBe(popup);
    expect(popupInLayout(popup, 'mobile')).toMatchObject({
      design: mobileDesign,
      settings: { appearance: { size: { width: 390, height: 500 } } },
    });
  });
});

it('a popup without a phone design has the same design in both layouts', () => {
  const popup = aPopup();
  expect(popupInLayout(popup, 'mobile')).toBe(popup);
});
