import { screen, waitFor } from '@testing-library/react';
import { defaultSettings, type PopupSettings } from '@beckon/contract/settings';
import { COUPON_PRIZE_ID } from '@beckon/contract/values';
import { describe, expect, it } from 'vitest';
import { aPopup } from '../../../../testing/factories.ts';
import { renderApp } from '../../../../testing/render-app.tsx';

async function afterwardsOf(
  settings: Partial<PopupSettings> = {},
  more: Parameters<typeof renderApp>[1] = {},
) {
  const app = renderApp('/popups/Popup00000001/edit', {
    popups: [aPopup({ settings: { ...defaultSettings('lightbox'), ...settings } })],
    ...more,
  });
  await app.user.click(await screen.findByRole('radio', { name: 'Settings' }, { timeout: 10_000 }));
  await app.user.click(await screen.findByRole('button', { name: /^After a conversion/ }));
  const saved = async (check: (settings: PopupSettings | undefined) => void) => {
    await app.user.keyboard('{Control>}s{/Control}');
    await waitFor(() => check(app.server.data.popups[0]?.settings));
  };
  return { ...app, saved };
}

function aDesignWith(code: string) {
  return {
    root: { props: {} },
    content: [{ type: 'Coupon', props: { id: 'coupon', code, couponType: 'fixed' } }],
  };
}

describe('the coupon of a popup', () => {
  it('the coupon settings start with the code that the design shows', async () => {
    const { user, saved } = await afterwardsOf(
      {},
      { popups: [aPopup({ design: aDesignWith('SPRING5') })] },
    );
    await user.click(await screen.findByRole('switch', { name: /Give visitors a coupon code/ }));
    expect(screen.getByLabelText<HTMLInputElement>('The code').value).toBe('SPRING5');
    await saved((settings) => expect(settings?.coupon).toEqual({ type: 'fixed', code: 'SPRING5' }));
  });

  it('the coupon settings require a code only after its field has lost the focus', async () => {
    const { user, saved } = await afterwardsOf();
    await user.click(await screen.findByRole('switch', { name: /Give visitors a coupon code/ }));
    const field = screen.getByLabelText<HTMLInputElement>('The code');
    expect(field.getAttribute('aria-invalid')).not.toBe('true');
    await user.click(field);
    await user.tab();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await user.type(field, 'HELLO5');
    expect(field.getAttribute('aria-invalid')).not.toBe('true');
    await saved((settings) => expect(settings?.coupon).toEqual({ type: 'fixed', code: 'HELLO5' }));
  });

  it('the coupon settings never use the sample code of the design if the owner has a list of codes', async () => {
    const { user, saved } = await afterwardsOf(
      {},
      { popups: [aPopup({ design: aDesignWith('SPRING5') })], stock: [] },
    );
    await user.click(await screen.findByRole('switch', { name: /Give visitors a coupon code/ }));
    await user.click(screen.getByRole('radio', { name: 'A different one each' }));
    expect(await screen.findByText(/No codes yet/)).toBeDefined();
    await saved((settings) => expect(settings?.coupon).toEqual({ type: 'unique', code: '' }));
  });

  it('with a list of codes, the settings say how many are left and what visitors get after the last one', async () => {
    const stock = [
      {
        prizeId: COUPON_PRIZE_ID,
        label: '',
        isWinning: true,
        share: 1,
        given: 96,
        givenToday: 2,
        usesCodePool: true,
        codesTotal: 100,
        codesLeft: 4,
        isLow: true,
      },
    ];
    const { user, saved } = await afterwardsOf(
      { coupon: { type: 'fixed', code: 'HELLO5' } },
      { stock },
    );
    await user.click(await screen.findByRole('radio', { name: 'A different one each' }));
    expect(await screen.findByText('4 of 100 codes left')).toBeDefined();
    expect(screen.getByText('Running low')).toBeDefined();
    await user.clear(screen.getByLabelText('When the list is used up'));
    expect(screen.queryByText('Enter the coupon code.')).toBeNull();
    await saved((settings) => expect(settings?.coupon).toEqual({ type: 'unique', code: '' }));
  });
});
