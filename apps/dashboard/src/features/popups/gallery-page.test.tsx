import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FORMATS, GAME_LOOKS, GALLERY } from '@beckon/templates';
import { aPopup } from '../../testing/factories.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { formatsFor } from './formats-for.ts';

/** Presses the button that uses the shown design. */
const use = async (user: ReturnType<typeof renderApp>['user']) =>
  user.click(await screen.findByRole('button', { name: 'Use this design' }));

it('the gallery creates a draft from the chosen design in the chosen language and opens it', async () => {
  const { user, server } = renderApp('/popups/new', { popups: [] });
  await user.click(await screen.findByRole('radio', { name: 'עברית' }));
  const [first] = FORMATS;
  expect(screen.getByRole('button', { name: 'סרגל' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: new RegExp(first?.name.he ?? 'no design') }));
  expect(server.data.popups).toHaveLength(0);
  const dialog = await screen.findByRole('dialog', { name: first?.name.he ?? '' });
  await user.click(within(dialog).getByRole('button', { name: 'לבחור בעיצוב הזה' }));
  await waitFor(() => expect(server.data.popups).toHaveLength(1));
  expect(server.data.popups[0]).toMatchObject({
    type: first?.type,
    format: first?.format,
    language: 'he',
    name: first?.name.he,
    theme: first?.theme,
  });
});

it('a double click on “Use this design” creates one popup', async () => {
  const { user, server } = renderApp('/popups/new', { popups: [] });
  const [first] = FORMATS;
  await user.click(
    await screen.findByRole('button', { name: new RegExp(first?.name.en ?? 'no design') }),
  );
  const button = await screen.findByRole('button', { name: 'Use this design' });
  button.click();
  button.click();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.data.popups).toHaveLength(1);
});

it('the gallery shows matching designs large, one after the other, without creating a draft', async () => {
  const { user, server } = renderApp('/popups/new', { popups: [] });
  const [first, second] = FORMATS.filter((format) => format.type === 'embedded');
  await user.click(await screen.findByRole('button', { name: 'Embedded form' }));
  await user.click(
    screen.getByRole('button', { name: new RegExp(`^${first?.name.en ?? 'no design'}`) }),
  );
  const dialog = await screen.findByRole('dialog', { name: first?.name.en ?? '' });
  const before = within(dialog).getByRole('button', { name: 'Previous design' });
  expect(before.hasAttribute('disabled')).toBe(true);
  await user.click(within(dialog).getByRole('button', { name: 'Next design' }));
  expect(await screen.findByRole('dialog', { name: second?.name.en ?? '' })).toBeDefined();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.data.popups).toHaveLength(0);
});

it('the gallery offers a blank popup of the chosen type; a game is never blank', async () => {
  const { user, server } = renderApp('/popups/new', { popups: [] });
  const kinds = within(await screen.findByRole('group', { name: 'Kind' }));
  await user.click(kinds.getByRole('button', { name: 'Game' }));
  expect(screen.queryByRole('button', { name: /^Blank popup/ })).toBeNull();
  expect(screen.getAllByText('Game', { selector: 'span' })).not.toHaveLength(0);
  expect(screen.queryByText('Game · Game')).toBeNull();
  await user.click(kinds.getByRole('button', { name: 'Bar' }));
  await user.click(screen.getByRole('button', { name: /^Blank popup/ }));
  await waitFor(() => expect(server.data.popups).toHaveLength(1));
  expect(server.data.popups[0]).toMatchObject({ type: 'bar', name: 'Blank popup' });
  expect(JSON.stringify(server.data.popups[0]?.design)).toContain('Your headline');
});

it('the gallery adds prizes to a game', async () => {
  const { user, server } = renderApp('/popups/new', { popups: [] });
  const wheel = FORMATS.find((format) => format.type === 'gamified');
  await user.click(
    await screen.findByRole('button', { name: new RegExp(wheel?.name.en ?? 'no game') }),
  );
  await use(user);
  await waitFor(() =>
    expect(server.data.popups[0]?.settings.game?.prizes.length).toBeGreaterThan(2),
  );
});

it('the gallery creates a game with another of its styles', async () => {
  const { user, server } = renderApp('/popups/new', { popups: [] });
  const look = GAME_LOOKS.find(({ format }) => format === 'format_2');
  await user.click(
    await screen.findByRole('button', { name: new RegExp(look?.name.en ?? 'no look') }),
  );
  await use(user);
  await waitFor(() => expect(server.data.popups).toHaveLength(1));
  expect(server.data.popups[0]).toMatchObject({
    type: 'gamified',
    format: 'format_2',
    theme: look?.theme,
    design: look?.design.en,
    settings: { game: { game: 'scratch' }, appearance: { size: look?.baseSize } },
  });
});

it('the gallery adds a number to the name of a design that is used again', async () => {
  const name = FORMATS[0]?.name.en ?? 'no design';
  const { user, server } = renderApp('/popups/new', { popups: [aPopup({ name })] });
  await user.click(await screen.findByRole('button', { name: new RegExp(name) }));
  await use(user);
  await waitFor(() =>
    expect(server.data.popups.map((popup) => popup.name)).toEqual([name, `${name} 2`]),
  );
});

it('the gallery finds designs by words, and shows all again', async () => {
  const { user } = renderApp('/popups/new');
  await user.type(
    await screen.findByRole('searchbox', { name: 'Search designs' }),
    'cart lightbox',
  );
  expect(await screen.findByText('1 design')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(await screen.findByText(`${GALLERY.length} designs`)).toBeDefined();
});

it('the gallery labels Hebrew designs in Hebrew', async () => {
  const { user } = renderApp('/popups/new');
  await user.click(await screen.findByRole('radio', { name: 'עברית' }));
  expect(screen.getByText(`${GALLERY.length} עיצובים`)).toBeDefined();
  expect(screen.getByRole('heading', { level: 1, name: 'בחירת עיצוב' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'ייבוא פופאפ' })).toBeDefined();
  const designs = screen.getByRole('list', { name: 'עיצובים' });
  expect(designs.closest('[dir]')?.getAttribute('dir')).toBe('rtl');
  const search = screen.getByRole('searchbox', { name: 'חיפוש עיצובים' });
  expect(search.closest('[dir]')?.getAttribute('dir')).toBe('rtl');
  await user.type(search, 'אין דבר כזה');
  expect(await screen.findByText('אין עיצוב מתאים.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'להציג הכול' }));
  expect(await screen.findByText(`${GALLERY.length} עיצובים`)).toBeDefined();
});

it.each([
  ['גלגל המזל', 'gamified'],
  ['פופאפ עם חלון קופץ יציאה', 'lightbox'],
  ['spin the wheel', 'gamified'],
  ['lightbox popup with exit intent', 'lightbox'],
  ['sticky coupon', 'bar'],
  ['קופון lightbox', 'lightbox'],
])('the gallery finds a type of popup by the synonym “%s”', (search, type) => {
  const found = formatsFor({ type: undefined, purpose: undefined, search });
  expect(found.length).toBeGreaterThan(0);
  expect(new Set(found.map((format) => format.type))).toEqual(new Set([type]));
});

const namesFor = (search: string) =>
  formatsFor({ type: undefined, purpose: undefined, search }).map(({ name }) => name.en);

it('the gallery finds designs by the beginnings of words', () => {
  expect(namesFor('age')).toEqual([]);
  expect(namesFor('page').length).toBeGreaterThan(5);
  expect(namesFor('wheel')).toEqual(['Prize wheel', 'Wheel at dawn', 'Wheel of gifts']);
  expect(namesFor('wheels')).toEqual(namesFor('wheel'));
  expect(namesFor('scratch')).toHaveLength(3);
  expect(namesFor('multi-step')).toContain('Two short steps');
  expect(namesFor('multistep')).toEqual(namesFor('multi-step'));
  expect(namesFor('video')).toContain('The film');
  expect(namesFor('עגלה')).toEqual(namesFor('cart'));
});

it('the gallery says where the teaser of a design is set, and finds what else is searched for', async () => {
  const { user } = renderApp('/popups/new');
  const search = await screen.findByRole('searchbox', { name: 'Search designs' });
  await user.type(search, 'teaser');
  expect(await screen.findByText(/Every design can have a teaser/)).toBeDefined();
  await user.type(search, ' wheel');
  expect(await screen.findByText('3 designs')).toBeDefined();
  await user.clear(search);
  await waitFor(() => expect(screen.queryByText(/Every design can have/)).toBeNull());
});

it('the gallery filters by type and purpose', async () => {
  const { user } = renderApp('/popups/new');
  const bars = FORMATS.filter((format) => format.type === 'bar').length;
  await user.click(await screen.findByRole('button', { name: 'Bar' }));
  expect(screen.getByRole('button', { name: 'Bar', pressed: true })).toBeDefined();
  expect(
    within(screen.getByRole('list', { name: 'Designs' })).getAllByRole('listitem'),
  ).toHaveLength(bars + 1);
});
