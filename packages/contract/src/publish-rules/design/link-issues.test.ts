import { expect, it } from 'vitest';
import { defaultSettings } from '../../settings/default-settings.ts';
import { findIssues } from '../find-issues.ts';

type Props = Readonly<Record<string, unknown>>;

function designWith(...buttons: readonly Props[]) {
  const content = buttons.map((props) => ({ type: 'LinkButton', props }));
  return { root: { props: {} }, content: [{ type: 'Screen', props: { id: 's', content } }] };
}

type Design = ReturnType<typeof designWith>;

function hints(design: Design, mobileDesign: Design | null = null) {
  const popup = { type: 'lightbox' as const, design, mobileDesign };
  return findIssues(defaultSettings('lightbox'), popup).filter(({ message }) =>
    message.includes('home page'),
  );
}

const OFFERS = { id: 'first', text: 'Show me the *offers*', href: '/' };

it('a button that still leads to the home page gets a hint that asks for its address, and blocks nothing', () =>
  expect(hints(designWith(OFFERS))).toEqual([
    {
      section: 'design',
      blockId: 'first',
      message:
        '“Show me the offers” leads to the home page of your site. If you mean another page, enter its address in the button.',
    },
  ]));

it.each([
  ['an address of its own', designWith({ ...OFFERS, href: '/sale' }), null, 0],
  ['no address at all, which means the home page', designWith({ text: 'Go' }), null, 1],
  ['the same button on phones', designWith(OFFERS), designWith(OFFERS), 1],
  ['an address left out on phones alone', designWith(), designWith(OFFERS), 1],
  ['two buttons', designWith(OFFERS, { text: 'Later', href: '/' }), null, 2],
])('hints count %s', (_what, design, mobileDesign, found) =>
  expect(hints(design, mobileDesign)).toHaveLength(found),
);
