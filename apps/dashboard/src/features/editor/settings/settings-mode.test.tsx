import { type AudienceRule, defaultSettings, type PopupSettings } from '@beckon/contract/settings';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { aPopup } from '../../../testing/factories.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { RULE_HINTS } from '../../../lib/words/audience-words.ts';
import { SettingsMode } from './settings-mode.tsx';

const NOTHING_TO_COMPARE = 'A rule has nothing to compare with.';

function openAudience(rules: readonly AudienceRule[] = []) {
  return openSection('audience', { audience: { groups: rules.length === 0 ? [] : [[...rules]] } });
}

function openSection(section: 'audience' | 'triggers', part: Partial<PopupSettings>) {
  function Mode() {
    const [settings, setSettings] = useState<PopupSettings>({
      ...defaultSettings('lightbox'),
      ...part,
    });
    return (
      <SettingsMode
        popup={{ ...aPopup(), settings }}
        layout="desktop"
        section={section}
        onSection={() => undefined}
        onChange={setSettings}
      />
    );
  }
  return renderPart(<Mode />);
}

it('the settings show the issue of a new rule only after its fields have lost the focus', async () => {
  const { user } = openAudience();
  await user.click(screen.getAllByRole('button', { name: /Add a rule|rule/ })[0] ?? document.body);
  await user.click(await screen.findByRole('option', { name: 'Page address' }));
  const rule = within(screen.getByRole('group', { name: 'Rule 1 of group 1' }));
  await user.click(rule.getByRole('combobox', { name: 'What' }));
  await user.click(rule.getByPlaceholderText(RULE_HINTS['page-url'] ?? ''));
  expect(screen.queryByText(NOTHING_TO_COMPARE)).toBeNull();
  await user.click(screen.getByRole('heading', { name: 'Who sees it' }));
  expect(screen.getByText(NOTHING_TO_COMPARE)).toBeTruthy();
  await user.click(rule.getByPlaceholderText(RULE_HINTS['page-url'] ?? ''));
  await user.keyboard('/shop{Enter}');
  expect(screen.queryByText(NOTHING_TO_COMPARE)).toBeNull();
});

it('a rule that compares with zero shows it', () => {
  const rule: AudienceRule = { kind: 'cart-value', operator: 'equals', values: ['0'] };
  openAudience([rule]);
  expect(screen.getByLabelText('Value')).toHaveProperty('value', '0');
});

it('the editor says why the other ways to open are gone while only a click opens the popup', async () => {
  const { user } = openSection('triggers', { triggers: { nthPage: 3 } });
  expect(screen.queryByText(/other ways to open are off/)).toBeNull();
  await user.click(screen.getByRole('switch', { name: /^Only by a click/ }));
  expect(screen.getByText(/other ways to open are off/)).toBeTruthy();
});
