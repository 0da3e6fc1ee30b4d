import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import { PopupLines } from './popup-lines.tsx';

const NONE = { views: 0, closes: 0, conversions: 0, rate: 0 };

function aLine(name: string, deleted?: 'in-trash' | 'for-good') {
  return {
    popupId: `Popup ${name}`,
    name,
    ...(deleted === undefined ? {} : { deleted }),
    numbers: NONE,
    numbersBefore: NONE,
    numbersToday: NONE,
    goals: 0,
    revenue: [],
    carts: { seen: 0, ordered: 0 },
  };
}

it('the report of a site names deleted popups and says so, without a link to a page that is gone', () => {
  renderPart(
    <PopupLines popups={[aLine('Kept'), aLine('Old', 'in-trash'), aLine('Gone', 'for-good')]} />,
  );
  const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(names).toEqual(['Kept', 'Old in the trash', 'Gone deleted']);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Kept']);
});

it('the report of a site without popups that have numbers says so instead of showing a heading only', () => {
  renderPart(<PopupLines popups={[]} />);
  expect(screen.getByText('No popup has numbers here.')).toBeDefined();
  expect(screen.queryByRole('table')).toBeNull();
});
