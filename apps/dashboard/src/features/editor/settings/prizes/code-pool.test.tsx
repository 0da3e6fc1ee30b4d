import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../../../../testing/render-part.tsx';
import { CodePool } from './code-pool.tsx';

it('an upload of codes says which of them are one in shops, and which other popups have them', async () => {
  const { user } = renderPart(
    <CodePool popupId="Popup00000001" prizeId="prize-1" stock={undefined} />,
  );
  await user.click(screen.getByLabelText('Paste codes'));
  await user.paste('SPRING-1\nspring-1\nSHARED');
  await user.click(screen.getByRole('button', { name: 'Add 3 codes' }));
  expect(
    await screen.findByText(/1 differs from another code only in upper and lower case/u),
  ).toBeDefined();
  expect(screen.getByText('Two visitors may get the same code')).toBeDefined();
  expect(screen.getByText(/“Sale” has 1, “Old” \(deleted\) has 1,200\./u)).toBeDefined();
});

it('an upload of codes names five popups that have them, and says how many more there are', async () => {
  const { user } = renderPart(
    <CodePool popupId="Popup00000001" prizeId="prize-1" stock={undefined} />,
  );
  await user.click(screen.getByLabelText('Paste codes'));
  await user.paste('IN ALL');
  await user.click(screen.getByRole('button', { name: 'Add 1 code' }));
  expect(await screen.findByText(/“Copy 0” has 1, “Copy 1” has 1 and 12 more\. /u)).toBeDefined();
});

it('an upload of codes that no other popup has warns of nothing', async () => {
  const { user } = renderPart(
    <CodePool popupId="Popup00000001" prizeId="prize-1" stock={undefined} />,
  );
  await user.click(screen.getByLabelText('Paste codes'));
  await user.paste('A1');
  await user.click(screen.getByRole('button', { name: 'Add 1 code' }));
  expect(await screen.findByText(/^1 code added\./u)).toBeDefined();
  expect(screen.queryByText('Two visitors may get the same code')).toBeNull();
});
