import { expect, it } from 'vitest';
import { attachmentOfToday } from './attachment.ts';

it.each([
  ['Pacific/Auckland', '2026-11-29T11:30:00Z', 'leads-2026-11-30.csv'],
  ['America/Los_Angeles', '2026-11-29T07:30:00Z', 'leads-2026-11-28.csv'],
  ['UTC', '2026-11-29T23:59:00Z', 'leads-2026-11-29.csv'],
])('a download in %s is named after the day there', (timeZone, now, name) => {
  const site = { settings: { timeZone } };
  expect(attachmentOfToday('leads', 'csv', { site, now: Date.parse(now) })).toBe(
    `attachment; filename="${name}"`,
  );
});
