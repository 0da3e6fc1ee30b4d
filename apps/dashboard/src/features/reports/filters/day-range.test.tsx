import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { DayRange } from './day-range.tsx';

/** Chromium reports these values while an owner types the year of a date. */
const WHILE_TYPING = ['', '0002-11-01', '0020-11-01', '0202-11-01'];
const UNTIL = '2026-11-20';

function renderDays() {
  const onChange = vi.fn();
  function Report() {
    const [days, setDays] = useState({ from: '2026-11-05', until: UNTIL });
    return (
      <>
        <DayRange days={days} onChange={onChange} />
        <button onClick={() => setDays({ from: '2026-10-05', until: UNTIL })}>typed days</button>
        <button onClick={() => setDays({ from: '2026-01-01', until: '2026-01-31' })}>view</button>
      </>
    );
  }
  renderPart(<Report />);
  const type = (name: string, value: string) =>
    fireEvent.change(screen.getByLabelText(name), { target: { value } });
  const leave = (name: string) => fireEvent.blur(screen.getByLabelText(name));
  return { onChange, type, leave };
}

const firstDay = (): string => screen.getByLabelText<HTMLInputElement>('First day').value;

it('a half typed day stays in its field, and only the complete day changes the report', () => {
  const { onChange, type, leave } = renderDays();
  for (const value of WHILE_TYPING) {
    type('First day', value);
    leave('First day');
    expect(firstDay()).toBe(value);
  }
  expect(onChange).not.toHaveBeenCalled();
  type('First day', '2025-11-01');
  leave('First day');
  expect(onChange.mock.calls).toEqual([[{ from: '2025-11-01', until: UNTIL }]]);
});

it.each([
  ['First day', '', 'Complete both days.'],
  ['First day', '1999-12-31', 'Choose days from the year 2000 or later.'],
  ['Last day', '0007-11-20', 'Choose days from the year 2000 or later.'],
  ['Last day', '2026-11-04', 'The first day comes after the last.'],
  ['First day', '2020-01-01', 'Choose three years at most.'],
])('a report keeps its days and says why, if the %s is “%s”', (name, value, said) => {
  const { onChange, type, leave } = renderDays();
  type(name, value);
  leave(name);
  expect(screen.getByRole('status').textContent).toContain(said);
  expect(onChange).not.toHaveBeenCalled();
});

it('a day chosen in the calendar changes the report without leaving the field', async () => {
  const { onChange, type } = renderDays();
  type('First day', '2026-11-01');
  await vi.waitFor(() =>
    expect(onChange.mock.calls).toEqual([[{ from: '2026-11-01', until: UNTIL }]]),
  );
});

it('days that were typed before arrive without undoing what is typed now', () => {
  const { type, leave } = renderDays();
  type('First day', '2026-10-05');
  leave('First day');
  type('First day', '0002-10-05');
  fireEvent.click(screen.getByRole('button', { name: 'typed days' }));
  expect(firstDay()).toBe('0002-10-05');
  fireEvent.click(screen.getByRole('button', { name: 'view' }));
  expect(firstDay()).toBe('2026-01-01');
});
