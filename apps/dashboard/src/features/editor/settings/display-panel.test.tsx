import { defaultSettings } from '@beckon/contract/settings';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anAbTest } from '../../../testing/fake-ab-tests.ts';
import { aPopup } from '../../../testing/factories.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { DisplayPanel } from './display-panel.tsx';

const COVERS = /opens with the page and covers it/u;

function openPanel(seconds: number, on: 'page' | 'website'): void {
  const settings = { ...defaultSettings('bar'), triggers: { afterSeconds: { seconds, on } } };
  const popup = { ...aPopup({ type: 'bar' }), settings };
  renderPart(<DisplayPanel settings={settings} popup={popup} onChange={() => undefined} />);
}

it('the settings of a bar that moves the page down warn if it opens too early for that', () => {
  openPanel(1, 'page');
  expect(screen.getByText(COVERS)).toBeDefined();
});

it.each([
  ['later', 2, 'page'],
  ['by the time on the site', 1, 'website'],
] as const)('the settings of a bar that opens %s show no warning', (_when, seconds, on) => {
  openPanel(seconds, on);
  expect(screen.queryByText(COVERS)).toBeNull();
});

it.each([
  ['the original', 'Popup00000001', /data-id="Popup00000001"/u],
  ['a variant', 'Variant000001', /shows in the place of design A/u],
] as const)('the settings of a tested form say where %s shows', async (_which, id, words) => {
  const settings = defaultSettings('embedded');
  const popup = { ...aPopup({ id, type: 'embedded' }), settings };
  renderPart(<DisplayPanel settings={settings} popup={popup} onChange={() => undefined} />, {
    abTests: [anAbTest({ state: 'running' })],
  });
  expect(await screen.findByText(words)).toBeDefined();
});
