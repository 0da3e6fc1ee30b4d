import { expect, it } from 'vitest';
import { defaultSettings } from '../../settings/default-settings.ts';
import type { TeaserSettings } from '../../settings/closing.ts';
import { findIssues } from '../find-issues.ts';

const teaser = (showMode: TeaserSettings['showMode']): TeaserSettings => ({
  showMode,
  label: 'Offers',
  side: 'left',
  animated: false,
  closeDelayMs: 200,
});

it.each([
  ['after_close', true],
  ['before_show', false],
  ['always', false],
] as const)(
  'a popup without a moment to open, and with a teaser shown “%s”, is blocked: %s',
  (showMode, isBlocked) => {
    const settings = { ...defaultSettings('lightbox'), triggers: {}, teaser: teaser(showMode) };
    const issues = findIssues(settings, { type: 'lightbox', design: { root: {}, content: [] } });
    const found = issues.some(({ message }) => message.startsWith('Choose at least one moment'));
    expect(found).toBe(isBlocked);
  },
);
