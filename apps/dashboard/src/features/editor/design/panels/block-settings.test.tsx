import { screen } from '@testing-library/react';
import type { PopupDetail } from '@beckon/contract/owner-calls';
import { defaultGame, defaultSettings, type PopupSettings } from '@beckon/contract/settings';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { aPopup } from '../../../../testing/factories.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import { BlockSettings } from './block-settings.tsx';

function openBlock(type: string, part: Partial<PopupDetail> = {}) {
  const changed = vi.fn<(settings: PopupSettings) => void>();
  const popup = aPopup(part);
  function Panel() {
    const [settings, setSettings] = useState(popup.settings);
    return (
      <BlockSettings
        type={type}
        settings={settings}
        popup={{ ...popup, settings }}
        onChange={(next) => {
          changed(next);
          setSettings(next);
        }}
      />
    );
  }
  const { user } = renderPart(<Panel />, { popups: [popup] });
  return { user, settings: () => changed.mock.lastCall?.[0] };
}

const COUPON_DESIGN = {
  root: { props: {} },
  content: [{ type: 'Coupon', props: { id: 'coupon', code: 'HELLO10', couponType: 'fixed' } }],
};

it('the settings of a coupon block set the one code of the popup', async () => {
  const { user, settings } = openBlock('Coupon', { design: COUPON_DESIGN });
  const code = screen.getByLabelText<HTMLInputElement>('The code');
  expect(code.value).toBe('HELLO10');
  await user.clear(code);
  await user.type(code, 'SPRING20');
  expect(settings()?.coupon).toEqual({ type: 'fixed', code: 'SPRING20' });
});

it("the settings of a game's coupon block lead to its prizes, which have the codes", () => {
  openBlock('Coupon', {
    type: 'gamified',
    settings: { ...defaultSettings('gamified'), game: defaultGame('format_1', 'en') },
  });
  expect(screen.getByText(/the code of the prize they won/)).toBeTruthy();
  expect(screen.queryByLabelText('The code')).toBeNull();
});

it('the settings of a countdown block set its length, a short one in minutes and seconds', async () => {
  const { user, settings } = openBlock('Countdown');
  await user.click(screen.getByRole('switch', { name: /Count down/ }));
  const minutes = screen.getByLabelText('Minutes');
  await user.clear(minutes);
  await user.type(minutes, '25');
  expect(settings()?.appearance.timer).toEqual({ version: 0, value: '25:00' });
  await user.type(minutes, '0');
  expect(settings()?.appearance.timer).toEqual({ version: 1, value: '250:00' });
});

it('the settings of a coupon block accept pasted codes with any separator as a list', async () => {
  const { user } = openBlock('Coupon', {
    design: COUPON_DESIGN,
    settings: { ...defaultSettings('lightbox'), coupon: { type: 'unique', code: '' } },
  });
  await user.click(screen.getByLabelText('Paste codes'));
  await user.paste('A-1, A-2\nA-3;A-1');
  await user.click(screen.getByRole('button', { name: 'Add 4 codes' }));
  expect(await screen.findByText(/3 codes added, 1 was there already/u)).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Paste codes').value).toBe('');
});
