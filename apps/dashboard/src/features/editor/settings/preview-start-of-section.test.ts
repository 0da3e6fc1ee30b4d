import { defaultSettings } from '@beckon/contract/settings';
import { designFor } from '@beckon/templates';
import { describe, expect, it } from 'vitest';
import { aPopup } from '../../../testing/factories.ts';
import { previewStartOfSection } from './preview-start-of-section.ts';

const settings = defaultSettings('lightbox');
const designOf = (type: 'lightbox' | 'sside', format: string) =>
  JSON.parse(JSON.stringify(designFor(type, format, 'en')));

describe('the preview beside the settings', () => {
  it('beside the settings for after a conversion, the preview shows the thank-you screen', () => {
    expect(previewStartOfSection('after', aPopup())).toBe('thanks');
    expect(
      previewStartOfSection('after', aPopup({ design: designOf('lightbox', 'format_2') })),
    ).toBe('thanks');
  });

  it('the preview shows the screen with the coupon code if the design has one', () => {
    expect(
      previewStartOfSection(
        'after',
        aPopup({ type: 'sside', design: designOf('sside', 'format_12') }),
      ),
    ).toBe('form');
  });

  it('the preview shows the form when there is no thank-you screen', () => {
    expect(
      previewStartOfSection(
        'after',
        aPopup({ settings: { ...settings, afterConversion: { thanksScreen: false } } }),
      ),
    ).toBe('form');
  });

  it('the preview shows the teaser once there is one', () => {
    expect(previewStartOfSection('teaser', aPopup())).toBe('form');
    expect(
      previewStartOfSection(
        'teaser',
        aPopup({
          settings: {
            ...settings,
            teaser: {
              showMode: 'always',
              label: 'Open',
              side: 'left',
              animated: false,
              closeDelayMs: 200,
            },
          },
        }),
      ),
    ).toBe('teaser');
  });

  it('the preview shows the game beside its prizes, and otherwise the screen that visitors see first', () => {
    expect(previewStartOfSection('prizes', aPopup({ type: 'gamified' }))).toBe('play');
    expect(previewStartOfSection('closing', aPopup())).toBe('form');
  });
});
