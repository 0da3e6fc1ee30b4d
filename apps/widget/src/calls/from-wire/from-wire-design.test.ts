import { describe, expect, it } from 'vitest';
import { closingFromWire, teaserFromWire } from './from-wire-design.ts';

describe('how a visitor may leave, off the wire', () => {
  it('a popup loses its X by its own flag only if its design says nothing', () => {
    const option = (flag: unknown, type?: string): string =>
      closingFromWire({ x_close_button: flag }, { poptin_design_close_options_type: type }).option;
    expect([
      option(0),
      option(1),
      option(undefined),
      option(null),
      option(0, 'closing_options-x'),
      option(1, 'closing_options-button'),
      option(1, 'closing_options-'),
      option(1, 'closing_options-cross'),
    ]).toEqual(['none', 'x', 'x', 'x', 'x', 'button', 'none', 'x']);
  });

  it('a skip button counts down by its own seconds if they are given', () => {
    const seconds = (type: string): number =>
      closingFromWire(
        { skip_button_sec_counter: '7' },
        { poptin_design_close_options_type: type, poptin_design_show_x_after_sec: 3 },
      ).enabledAfterSeconds;
    expect([seconds('closing_options-button'), seconds('closing_options-x')]).toEqual([7, 3]);
  });
});

it.each([
  [200, 200],
  ['200', 200],
  ['5000', 5000],
  ['soon', 1500],
])('a teaser that is to stay for %j ms off the wire stays for %i ms', (delay, expected) => {
  const teaser = teaserFromWire({ is_teasers_on: '1', teaser: { close_delay: delay } });
  expect(teaser?.closeDelayMs).toBe(expected);
});
