import { expect, it } from 'vitest';
import { aPopup } from '../../popup/testing/a-popup.ts';
import { REACTIONS } from './popup-reactions.ts';
import { nextWhileOpen } from '../popup-open.ts';

it('a link that counts is a conversion even before the reactions are loaded, and opens its popup once they are loaded', () => {
  const popup = aPopup();
  const link = {
    href: '/api/display/click/abcdefghijk02',
    newTab: false,
    buttonText: 'More',
    isConversion: true,
    closes: true,
  };
  const clicked = nextWhileOpen(
    { name: 'open', firedBy: 'time', screen: 'form', submit: 'idle' },
    { name: 'LINK_CLICKED', link },
    { popup, reactions: undefined },
  );
  expect(clicked.effects.map(({ name }) => name)).toEqual(['send-conversion']);
  if (clicked.state.name !== 'open') throw new Error('it has closed');
  const sent = { name: 'CONVERSION_ENDED', by: 'link', ok: true } as const;
  const { effects } = nextWhileOpen(clicked.state, sent, { popup, reactions: REACTIONS });
  expect(effects).toContainEqual({ name: 'chain', popupId: 'abcdefghijk02' });
});
