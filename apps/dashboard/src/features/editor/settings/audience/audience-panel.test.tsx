import { defaultSettings, type PopupSettings } from '@beckon/contract/settings';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { aPopup } from '../../../../testing/factories.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import { AudiencePanel } from './audience-panel.tsx';
import { RULE_HINTS } from '../../../../lib/words/audience-words.ts';

function openPanel(part: Partial<PopupSettings>) {
  function Panel() {
    const [settings, setSettings] = useState({ ...defaultSettings('lightbox'), ...part });
    return <AudiencePanel settings={settings} popup={aPopup()} onChange={setSettings} />;
  }
  return renderPart(<Panel />);
}

const PAGE_URL = { kind: 'page-url', operator: 'contains', values: [] };
const MISSING_VALUES = 'Enter a value';
const VALUES_HINT = RULE_HINTS['page-url'] ?? '';

function row(name: string) {
  return within(screen.getByRole('group', { name }));
}

it('the error of a removed audience rule does not move to the next rule', async () => {
  const { user } = openPanel({ audience: { groups: [[PAGE_URL, PAGE_URL]] } });
  await user.click(row('Rule 1 of group 1').getByPlaceholderText(VALUES_HINT));
  await user.tab();
  expect(row('Rule 1 of group 1').getByText(MISSING_VALUES)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Remove rule 1 of group 1' }));
  expect(screen.queryByRole('group', { name: 'Rule 2 of group 1' })).toBeNull();
  expect(row('Rule 1 of group 1').queryByText(MISSING_VALUES)).toBeNull();
});

it('the error of a removed group of audience rules does not move to the next group', async () => {
  const { user } = openPanel({ audience: { groups: [[PAGE_URL], [PAGE_URL]] } });
  await user.click(row('Rule 1 of group 1').getByPlaceholderText(VALUES_HINT));
  await user.tab();
  await user.click(screen.getByRole('button', { name: 'Remove rule 1 of group 1' }));
  expect(screen.queryByRole('group', { name: 'Rule 1 of group 2' })).toBeNull();
  expect(row('Rule 1 of group 1').queryByText(MISSING_VALUES)).toBeNull();
});

it('the error of a removed cookie check does not move to the next check', async () => {
  const cookie = { name: '', operator: 'exact', value: '', action: 'show' } as const;
  const { user } = openPanel({ filters: { cookies: [cookie, cookie] } });
  await user.click(row('Cookie 1').getByLabelText('Cookie name'));
  await user.tab();
  expect(row('Cookie 1').getByText('Needs a name')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Remove cookie 1' }));
  expect(row('Cookie 1').queryByText('Needs a name')).toBeNull();
});

it('the audience panel moves the keyboard focus to a new rule', async () => {
  const { user } = openPanel({ audience: { groups: [[PAGE_URL]] } });
  await user.click(screen.getByRole('button', { name: 'And another rule' }));
  await user.click(screen.getByRole('option', { name: 'Country' }));
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Rule 2 of group 1' }));
});
