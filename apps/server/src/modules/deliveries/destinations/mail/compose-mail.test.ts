import { expect, test } from 'vitest';
import { A_LEAD } from '../../delivered-lead.ts';
import { mailOf } from './compose-mail.ts';

const SITE = { id: 'site1', name: 'Shop', language: 'en' } as const;
const TARGET = { to: 'ruth@shop.example', leadsUrl: 'http://b/leads', stopUrl: 'http://b/stop' };

test.each(['', 'x'])('a mail about a lead is cut beside an emoji, not through it (%j)', (start) => {
  const long = `${start}${'🎁'.repeat(3_000)}`;
  const fields = [{ name: 'story', label: 'Story', kind: 'textarea', value: long }];
  const { subject, text } = mailOf({ ...A_LEAD, name: long, fields }, SITE, TARGET);
  expect([subject.isWellFormed(), text.isWellFormed()]).toEqual([true, true]);
  expect([subject.length, text.length].map((length) => length < 5_200)).toEqual([true, true]);
});

test('a mail says if what a game drew is no win', () => {
  const textOf = (prizeWon: string) =>
    mailOf({ ...A_LEAD, prizeLabel: 'Almost', prizeWon }, SITE, TARGET).text;
  expect(textOf('no')).toContain('  Drawn, not won: Almost\n');
  expect(textOf('yes')).toContain('  Prize: Almost\n');
});
