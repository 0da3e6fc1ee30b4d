import { expect, test } from '../fixtures/stub.ts';
import { aTemplate } from '../helpers/a-display-answer.ts';
import { holding } from '../helpers/holding.ts';
import { anOfferedPopup } from '../models/offered-popup.ts';

const TIMER = '<div data-block="countdown"></div>';

const SECONDS_OF: Readonly<Record<string, number>> = {
  Days: 86_400,
  Hours: 3_600,
  Minutes: 60,
  Seconds: 1,
};
for (const [version, value, shown, endsAfterMs] of [
  [0, '61:05', '61 Minutes 05 Seconds', 3_665_000],
  [0, '0:05', '00 Minutes 05 Seconds', 5_000],
  [1, '2026-11-22|12:00:00|+02:00', '01 Days 00 Hours 00 Minutes 00 Seconds', 86_400_000],
  [2, '21/11/2026@12:01@2', '01 Minutes 00 Seconds', 60_000],
] as const) {
  test(`timer ${version} of ${value} counts down in seconds, and closes the popup when it ends`, async ({
    page,
    stub,
    site,
  }) => {
    const popup = await anOfferedPopup(
      { page, stub, site },
      { ...holding(TIMER), design_properties: { timer_ver: version, timer: value } },
    );
    const timer = page.getByRole('timer', { name: 'Time left' });
    const reading = async (): Promise<string> =>
      (await timer.innerText()).replaceAll(/[\s:]+/gu, ' ').trim();
    const left = (text: string): number =>
      [...text.matchAll(/(\d+) (\w+)/gu)].reduce(
        (sum, [, digits, unit]) => sum + Number(digits) * (SECONDS_OF[unit ?? ''] ?? Number.NaN),
        0,
      );
    const first = await reading();
    expect(first.replaceAll(/\d+/gu, '#')).toBe(shown.replaceAll(/\d+/gu, '#'));
    expect(Math.abs(left(first) - left(shown))).toBeLessThanOrEqual(1);
    await popup.pass(1_000);
    await popup.soon(async () => expect(left(first) - left(await reading())).toBe(1));
    await popup.leap(endsAfterMs - 3_500);
    await popup.isOpen();
    await popup.pass(2_500);
    await popup.untilGone();
    await popup.soon(async () => expect(popup.sent.closes).toEqual(['timer']));
  });
}

for (const value of ['2026-11-21|11:00:00|+02:00', '0:00']) {
  test(`a popup whose timer of ${value} has ended does not open`, async ({ page, stub, site }) => {
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    const popup = await anOfferedPopup(
      { page, stub, site },
      {
        poptin_id: 'runsoutpopup1',
        poptin: aTemplate('runsoutpopup1'),
        design_properties: { timer: value },
      },
      { opensNot: true },
    );
    await popup.soon(async () => expect(lines.join()).toContain('its timer has run out'));
    await popup.isGone();
  });
}

for (const [look, order] of [
  ['tiles', 'from right to left'],
  ['small', 'from right to left'],
  ['plain', 'as a clock from left to right'],
] as const) {
  test(`a Hebrew countdown in the look “${look}” reads ${order}`, async ({ page, stub, site }) => {
    const timer = `<div class="t-count bk-count-${look}" data-block="countdown"></div>`;
    const poptin = holding(timer).poptin.replace('dir="ltr" lang="en"', 'dir="rtl" lang="he"');
    await anOfferedPopup(
      { page, stub, site },
      { poptin, lang: 'he', design_properties: { timer_ver: 0, timer: '61:05' } },
    );
    const [minutes, seconds] = await page
      .locator('.bkv-unit')
      .evaluateAll((units) => units.map((unit) => unit.getBoundingClientRect().left));
    expect(Number(minutes) > Number(seconds)).toBe(look !== 'plain');
  });
}
