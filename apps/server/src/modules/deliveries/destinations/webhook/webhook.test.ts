import { expect, test } from 'vitest';
import { LeadPost } from '@beckon/contract/owner-calls';
import { Value } from 'typebox/value';
import { A_LEAD } from '../../delivered-lead.ts';
import { leadValues } from '../../lead-values.ts';
import { postOf } from './webhook.ts';

const LEAD = {
  ...A_LEAD,
  url: 'https://shop.test/cart',
  referrer: 'https://search.test/',
  device: 'mobile',
  trigger: 'time',
  prizeLabel: 'Almost',
  prizeWon: 'no',
  context: {
    language: 'he',
    landingPage: 'https://shop.test/?utm_campaign=%D7%A7%D7%99%D7%A5&gclid=1',
  },
};

test('a webhook gets where a lead came from, and whether its prize was won', () => {
  const post = postOf(LEAD, { id: 'site1', name: 'Shop' }, false);
  expect(Value.Check(LeadPost, post)).toBe(true);
  expect(post).toMatchObject({
    referrer: 'https://search.test/',
    device: 'mobile',
    trigger: 'time',
    language: 'he',
    prizeLabel: 'Almost',
    prizeWon: 'no',
    source: { utm_source: '', utm_campaign: 'קיץ', gclid: '1' },
  });
});

test('a mapping can name where a lead came from', () => {
  const values = leadValues(LEAD);
  const names = ['referrer', 'device', 'trigger', 'language', 'utm_campaign', 'gclid', 'prize_won'];
  expect(names.map((name) => values.get(name))).toEqual([
    'https://search.test/',
    'mobile',
    'time',
    'he',
    'קיץ',
    '1',
    'no',
  ]);
});
