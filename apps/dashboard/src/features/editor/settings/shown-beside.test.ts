import { defaultSettings } from '@beckon/contract/settings';
import { designFor } from '@beckon/templates';
import { describe, expect, it } from 'vitest';
import { aPopup } from '../../../testing/factories.ts';
import { shownBeside } from './shown-beside.ts';

const settings = defaultSettings('lightbox');
const designOf = (type: 'lightbox' | 'sside', format: string) =>
  JSON.parse(JSON.stringify(designFor(type, format, 'en')));

describe('the preview beside the settings', () => {
  it('shows what follows an answer while that is set up', () => {
    expect(shownBeside('after', aPopup())).toBe('thanks');
    expect(shownBeside('after', aPopup({ design: designOf('lightbox', 'format_2') }))).toBe(
      'thanks',
    );
  });

  it('shows the code where the design gives it right away', () => {
    expect(
      shownBeside('after', aPopup({ type: 'sside', design: designOf('sside', 'format_12') })),
    ).toBe('form');
  });

  it('stays with the form where nobody is thanked', () => {
    expect(
      shownBeside(
        'after',
        aPopup({ settings: { ...settings, afterConversion: { thanksScreen: false } } }),
      ),
    ).toBe('form');
  });

  it('shows the teaser once there is one', () => {
    expect(shownBeside('teaser', aPopup())).toBe('form');
    expect(
      shownBeside(
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

  it('shows the game beside its prizes, and else what visitors meet first', () => {
    expect(shownBeside('prizes', aPopup({ type: 'gamified' }))).toBe('play');
    expect(shownBeside('closing', aPopup())).toBe('form');
  });
});
