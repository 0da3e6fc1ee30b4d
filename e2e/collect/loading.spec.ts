import { expect, test } from '../fixtures/beckon.ts';
import { openForm } from './fields/prove-fields.ts';

test('the phone library and the calendar are loaded only for forms that need them', async ({
  page,
  host,
  owner,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  const heavy = (): readonly string[] =>
    loaded.filter((path) => /\/(phone|date-picker)/u.test(path));
  await openForm(
    { page, host, owner },
    [
      { kind: 'email', label: 'E-mail' },
      { kind: 'phone', phoneMode: 'israeli', label: 'Phone' },
      { kind: 'birthday', label: 'Born' },
    ],
    'en',
  );
  await page.waitForLoadState('networkidle');
  expect(heavy()).toEqual([]);
  await openForm(
    { page, host, owner },
    [
      { kind: 'date', label: 'Arrival' },
      { kind: 'phone', phoneMode: 'international', label: 'Phone' },
    ],
    'en',
  );
  await expect.poll(() => heavy().length).toBeGreaterThanOrEqual(2);
});
