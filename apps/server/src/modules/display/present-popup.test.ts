import { readFileSync } from 'node:fs';
import { WirePopup } from '@beckon/contract/calls';
import { PopupSettings } from '@beckon/contract/settings';
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import type { LivePopup } from '../../store/store.ts';
import { presentPopup } from './present-popup.ts';

const fixture = (name: string): unknown => JSON.parse(readFileSync(new URL(`../../../../../packages/contract/fixtures/${name}`, import.meta.url), 'utf8'));
const settings = Value.Parse(PopupSettings, fixture('full-popup-settings.json'));

const live: LivePopup = {
  id: 'abcdefghijk01', siteId: 's1', type: 'gamified', format: 'format_1', isActive: true,
  published: { name: 'Spring wheel', target: 'lead', language: 'he', settings, templateHash: 'abc123', revision: 1, at: 0 },
};
const presented = presentPopup(live, { accountId: 'a1', publicUrl: 'https://beckon.example', visitorId: 'v1', hasCredit: false });

describe('a popup on the wire', () => {
  it('is what the widget reads: the fixture that both sides share', () => {
    expect(JSON.parse(JSON.stringify(presented))).toEqual(fixture('full-popup-wire.json'));
  });

  it('keeps to the contract', () => {
    expect([...Value.Errors(WirePopup, presented)]).toEqual([]);
  });

  it('carries neither odds nor codes of its prizes', () => {
    expect(JSON.stringify(presented.prizes)).not.toMatch(/TEN|chances|25|75/u);
  });

  it('keeps audience and schedule to itself', () => {
    expect(Object.keys(presented)).not.toContain('audience');
    expect(Object.keys(presented)).not.toContain('schedule');
  });
});
