import { expect, it } from 'vitest';
import { defaultGame } from '../../settings/default-game.ts';
import { defaultSettings } from '../../settings/default-settings.ts';
import { POPUP_TYPES } from '../../values/popups/popup-types.ts';
import { findIssues } from '../find-issues.ts';

type Props = Readonly<Record<string, unknown>>;

const block = (type: string, props: Props = {}) => ({ type, props: { id: type, ...props } });
const designOf = (...content: readonly ReturnType<typeof block>[]) => ({
  root: { props: {} },
  content: [...content],
});
const screen = (name: string, ...content: readonly unknown[]) =>
  block('Screen', { id: name, screen: name, content });

const HEADLINE = block('Headline', { text: 'Ten percent off' });
const FULL = designOf(screen('form', HEADLINE), screen('thanks'));
const EMPTY = designOf(screen('form'), screen('thanks', HEADLINE));

type Design = typeof FULL;

function emptiness(design: Design, mobileDesign: Design | null = null, settings = {}) {
  const all = { ...defaultSettings('lightbox'), ...settings };
  return findIssues(all, { type: 'lightbox', design, mobileDesign }).filter(({ message }) =>
    message.includes('is empty'),
  );
}

it.each(POPUP_TYPES)('a popup of type %s without any block is not published', (type) => {
  const issues = findIssues(defaultSettings(type), { type, design: designOf() });
  expect(issues).toContainEqual({
    section: 'design',
    message:
      'The first screen of your popup is empty. Add something to see, such as a headline or a picture.',
    blocksPublishing: true,
  });
});

it('a popup with an empty first screen is not published, and the issue leads to that screen', () =>
  expect(emptiness(EMPTY)).toMatchObject([{ blockId: 'form', blocksPublishing: true }]));

it('a popup whose phone design is empty is not published', () =>
  expect(emptiness(FULL, EMPTY)).toMatchObject([
    {
      message:
        'The first screen of your phone design is empty. Add something to see, such as a headline or a picture.',
    },
  ]));

it.each([
  ['a headline', [HEADLINE], 0],
  [
    'a picture in a panel in a column',
    [block('Columns', { first: [], second: [block('Panel', { content: [block('Picture')] })] })],
    0,
  ],
  ['a field', [block('Form', { fields: [block('Field', { kind: 'email' })] })], 0],
  ['a field in the second of two steps', [block('Form', { steps: 2, step2: [block('Field')] })], 0],
  [
    'a field in a step that is not shown',
    [block('Form', { steps: 1, step2: [block('Field')] })],
    1,
  ],
  ['a hidden field', [block('Form', { fields: [block('Field', { kind: 'hidden' })] })], 1],
  ['a headline without a text', [block('Headline', { text: ' ' })], 1],
  ['space and lines', [block('Spacer'), block('Divider')], 1],
  ['empty boxes', [block('Panel', { content: [] }), block('Columns'), block('Form')], 1],
  ['something that is no block', ['text', null, { type: 'Panel', props: null }], 1],
])('a first screen with only this is empty or is not: %s', (_what, content, found) =>
  expect(emptiness(designOf(screen('form', ...content)))).toHaveLength(found),
);

const BEHIND = { look: { picture: { url: 'https://shop.example/a.jpg', veil: 0 } } };
const NOTHING_TO_READ =
  'The first screen of your popup has nothing that screen readers can read, so add a headline, a button, or the description of a picture.';

function unread(content: readonly unknown[], settings = {}) {
  return findIssues(
    { ...defaultSettings('lightbox'), ...settings },
    { type: 'lightbox', design: designOf(screen('form', ...content)) },
  ).filter(({ message }) => /is empty|screen readers/u.test(message));
}

it('a picture behind the whole popup is something to see, but alone it is not published', () =>
  expect(unread([block('Spacer')], BEHIND)).toEqual([
    { section: 'design', blockId: 'form', message: NOTHING_TO_READ, blocksPublishing: true },
  ]));

it('a popup of pictures without a description gets a hint that there is nothing to read', () =>
  expect(unread([block('Picture', { alt: ' ' })])).toEqual([
    { section: 'design', blockId: 'form', message: NOTHING_TO_READ },
  ]));

it.each([
  ['a described picture', block('Picture', { alt: 'Our shop' })],
  ['a link', block('LinkButton', { text: 'Shop now' })],
  ['a close button', block('Panel', { content: [block('CloseButton')] })],
])('a picture behind the whole popup is published with %s', (_what, content) =>
  expect(unread([content], BEHIND)).toEqual([]),
);

it('a game that asks nothing first begins with its game', () => {
  const game = defaultGame('format_1', 'en');
  const design = designOf(screen('form'), screen('play', block('Game')));
  const issuesWhere = (formComes: string) =>
    emptiness(design, null, { game: { ...game, formComes } });
  expect(issuesWhere('after')).toEqual([]);
  expect(issuesWhere('before')).toHaveLength(1);
});

it('a design without a main screen begins with another one', () => {
  expect(emptiness(designOf(screen('thanks', HEADLINE)))).toEqual([]);
  expect(emptiness(designOf(HEADLINE))).toEqual([]);
});
