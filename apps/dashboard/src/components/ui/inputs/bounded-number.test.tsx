import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { BoundedNumber } from './bounded-number.tsx';

function Seconds() {
  const [seconds, setSeconds] = useState(5);
  return (
    <>
      <BoundedNumber label="Seconds" value={seconds} min={2} max={3600} onChange={setSeconds} />
      <output>{seconds}</output>
    </>
  );
}

it.each([
  ['7', '7'],
  ['90000', '3600'],
  ['99999999999999999999', '3600'],
  ['1', '2'],
  ['', '5'],
])('a number field in which “%s” was typed shows the valid number %s', async (typed, valid) => {
  const { user } = renderPart(<Seconds />);
  const field = screen.getByLabelText('Seconds');
  await user.clear(field);
  if (typed !== '') await user.type(field, typed);
  expect(field).toHaveProperty('value', typed);
  await user.tab();
  expect(field).toHaveProperty('value', valid);
  expect(screen.getByRole('status').textContent).toBe(valid);
});
