import { expect, it } from 'vitest';
import { defaultSettings } from '../../settings/default-settings.ts';
import { findIssues } from '../find-issues.ts';

type Props = Readonly<Record<string, unknown>>;

function designWith(...pictures: readonly Props[]) {
  const content = pictures.map((props) => ({ type: 'Picture', props }));
  return { root: { props: {} }, content: [{ type: 'Screen', props: { id: 's', content } }] };
}

type Design = ReturnType<typeof designWith>;

function issues(design: Design, mobileDesign: Design | null = null) {
  const popup = { type: 'lightbox' as const, design, mobileDesign };
  return findIssues(defaultSettings('lightbox'), popup).filter(({ message }) =>
    message.includes('picture that is a link'),
  );
}

const NAMELESS = { id: 'shoes', href: '/shoes', alt: ' ' };

it('a picture that is a link without a description is not published, and the issue leads to it', () =>
  expect(issues(designWith(NAMELESS))).toEqual([
    {
      section: 'design',
      blockId: 'shoes',
      message:
        'A picture that is a link has no description. Screen readers read it to visitors in place of the picture, so say where the link leads.',
      blocksPublishing: true,
    },
  ]));

it.each([
  ['a described link', designWith({ ...NAMELESS, alt: 'Our shoes' }), null, 0],
  ['a picture without a link', designWith({ alt: '' }, { href: ' ', alt: '' }), null, 0],
  ['a nameless link on phones', designWith(), designWith(NAMELESS), 1],
  ['the same nameless link on both', designWith(NAMELESS), designWith(NAMELESS), 1],
])('issues count %s', (_what, design, mobileDesign, found) =>
  expect(issues(design, mobileDesign)).toHaveLength(found),
);
