import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { popupReportPath } from '../../lib/navigation/routes.ts';
import { anAbTest } from '../../testing/fake-ab-tests.ts';
import { renderApp } from '../../testing/render-app.tsx';

const ADDRESS = popupReportPath('Popup00000001');

it('the report of a popup in a running A/B test names the design that it is about', async () => {
  renderApp(ADDRESS, { abTests: [anAbTest()] });
  const note = await screen.findByRole('note');
  expect(note.textContent).toContain('also leads and revenue, are of design A only');
  expect(within(note).getByRole('link', { name: 'Report of B' }).getAttribute('href')).toBe(
    popupReportPath('Variant000001'),
  );
});

it('the report of a popup says when it got the design of an A/B test', async () => {
  const stoppedAt = '2026-11-03T10:00:00Z';
  renderApp(ADDRESS, { abTests: [anAbTest({ state: 'stopped', winner: 'B', stoppedAt })] });
  const note = await screen.findByRole('note');
  expect(note.textContent).toBe(
    'Design B of an A/B test became this popup on 3 Nov 2026. Numbers up to then are of the old design.',
  );
});

it.each([
  anAbTest({ state: 'draft' }),
  anAbTest({ state: 'stopped', winner: 'A', stoppedAt: '2026-11-03T10:00:00Z' }),
])('the report of a popup says nothing of a test that changed no numbers (%#)', async (test) => {
  renderApp(ADDRESS, { abTests: [test] });
  expect((await screen.findAllByText('12,400')).length).toBeGreaterThan(0);
  expect(screen.queryByRole('note')).toBeNull();
});
