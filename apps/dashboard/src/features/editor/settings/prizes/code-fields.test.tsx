import { MantineProvider } from '@mantine/core';
import type { CodeSettings } from '@beckon/contract/settings';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { CodeFields } from './code-fields.tsx';

function openFields(first: CodeSettings = {}) {
  const changed = vi.fn<(value: CodeSettings) => void>();
  function Fields() {
    const [value, setValue] = useState(first);
    return (
      <CodeFields
        value={value}
        hasList
        onChange={(next) => {
          changed(next);
          setValue(next);
        }}
      />
    );
  }
  render(
    <MantineProvider env="test">
      <Fields />
    </MantineProvider>,
  );
  return { user: userEvent.setup(), settings: () => changed.mock.lastCall?.[0] };
}

describe('the codes of a popup', () => {
  it('the code settings let the popup pause when its codes are used up', async () => {
    const { user, settings } = openFields({ pausesWhenUsedUp: true });
    await user.click(screen.getByRole('switch', { name: /Pause the popup when/ }));
    expect(settings()).toEqual({ pausesWhenUsedUp: false });
  });

  it('the code settings set an expiry in minutes and keep the chosen unit', async () => {
    const { user, settings } = openFields();
    await user.click(screen.getByRole('switch', { name: /Codes expire/ }));
    const length = screen.getByLabelText('A code is valid for');
    await user.clear(length);
    await user.type(length, '605');
    expect(settings()).toEqual({ validMinutes: 605 });
    await user.clear(length);
    await user.type(length, '60');
    expect([length, settings()]).toEqual([
      expect.objectContaining({ value: '60' }),
      { validMinutes: 60 },
    ]);
  });

  it('the code settings set an expiry in hours', async () => {
    const { user, settings } = openFields({ validMinutes: 120 });
    const length = screen.getByLabelText('A code is valid for');
    await user.clear(length);
    await user.type(length, '3');
    expect(settings()).toEqual({ validMinutes: 180 });
  });

  it('the code settings keep the number when the unit changes, and remove the expiry when it is switched off', async () => {
    const { user, settings } = openFields({ validMinutes: 2 });
    await user.click(screen.getByRole('radio', { name: 'Days' }));
    expect(settings()).toEqual({ validMinutes: 2_880 });
    await user.click(screen.getByRole('switch', { name: /Codes expire/ }));
    expect(settings()).toEqual({});
  });

  it('the code settings require {code} in the address that applies a code to the cart', async () => {
    const { user, settings } = openFields();
    await user.click(screen.getByRole('switch', { name: /Apply to my cart/ }));
    expect(settings()).toEqual({ applyAddress: '/discount/{code}?redirect=/cart' });
    await user.click(screen.getByRole('radio', { name: 'Another address' }));
    expect(screen.getByText('A web address or a path with {code} in it.')).toBeDefined();
    await user.clear(screen.getByLabelText('Address'));
    await user.type(screen.getByLabelText('Address'), 'https://a.example/{{code}');
    expect(screen.queryByText('A web address or a path with {code} in it.')).toBeNull();
    expect(settings()).toEqual({ applyAddress: 'https://a.example/{code}' });
  });
});
