import { expect, it } from 'vitest';
import { defaultSettings } from '../settings/default-settings.ts';
import { findAccountIssues } from './account-issues.ts';

const settings = defaultSettings('social');

function problems(type: string, props: Readonly<Record<string, unknown>>): number {
  const block = { type, props: { id: 'b', ...props } };
  const design = {
    root: { props: {} },
    content: [{ type: 'Screen', props: { id: 's', content: [block] } }],
  };
  return findAccountIssues(settings, { type: 'social', design }).length;
}

it.each([
  ['MessageButton', { app: 'whatsapp', account: '' }, 1],
  ['MessageButton', {}, 1],
  ['MessageButton', { account: '972501234567' }, 0],
  ['Follow', { accounts: [{ network: 'x', account: 'corner' }, { network: 'tiktok' }] }, 1],
  ['Follow', { accounts: [{ network: 'x', account: 'corner' }] }, 0],
  ['Follow', {}, 0],
  ['Share', { ways: [] }, 0],
])('a %s with %j must know whose account it leads to', (type, props, found) =>
  expect(problems(type, props)).toBe(found),
);
