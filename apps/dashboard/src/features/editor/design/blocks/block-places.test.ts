import { puckConfigFor } from '@beckon/templates/editor';
import type { ComponentData } from '@puckeditor/core';
import { describe, expect, it } from 'vitest';
import { isLastScreen, placeAfterMove, placeOfNewBlock } from './block-places.ts';
import { SCREENS_ZONE } from '../use-puck-store.ts';

const { components: kinds } = puckConfigFor('lightbox', 'en');

const block = (type: string, id: string, props: object = {}): ComponentData => ({
  type,
  props: { id, ...props },
});
const text = (id: string) => block('Text', id);
const screenWith = (...content: ComponentData[]) => block('Screen', 'main', { content });
const chosen = (one: ComponentData, zone = 'main:content', index = 0) => ({
  block: one,
  at: { index, zone },
});

describe('the place of a new block', () => {
  it('without a chosen block, a new block is added at the end of the first screen', () =>
    expect(placeOfNewBlock([screenWith(text('a'))], undefined, kinds)).toEqual({
      index: 1,
      zone: 'main:content',
    }));

  it.each(['main', 'nothing'])(
    'a new block is added inside the panel that is all of its screen, with %s chosen',
    (what) => {
      const screen = screenWith(block('Panel', 'p', { content: [text('a'), text('b')] }));
      const place = what === 'main' ? chosen(screen, SCREENS_ZONE) : undefined;
      expect(placeOfNewBlock([screen], place, kinds)).toEqual({ index: 2, zone: 'p:content' });
    },
  );

  it('a new block is added beside the panels of a screen that has several', () => {
    const screen = screenWith(block('Panel', 'p'), block('Panel', 'q'));
    expect(placeOfNewBlock([screen], undefined, kinds)).toEqual({
      index: 2,
      zone: 'main:content',
    });
  });

  it('a new block is added after the chosen one', () =>
    expect(
      placeOfNewBlock([screenWith(text('a'))], chosen(text('a'), 'c:second', 3), kinds),
    ).toEqual({ index: 4, zone: 'c:second' }));

  it.each([
    ['Columns', {}, { index: 0, zone: 'x:first' }],
    ['Columns', { first: [text('a')] }, { index: 0, zone: 'x:second' }],
    ['Columns', { first: [text('a')], second: [text('b')] }, { index: 1, zone: 'x:second' }],
    ['Form', { steps: 2, fields: [text('a')] }, { index: 0, zone: 'x:step2' }],
    ['Form', { steps: 1, fields: [text('a')] }, { index: 1, zone: 'x:fields' }],
    ['Panel', { content: [text('a')] }, { index: 1, zone: 'x:content' }],
  ])('a new block is added to the first empty list of a chosen block: %s %j', (type, props, to) =>
    expect(placeOfNewBlock([screenWith()], chosen(block(type, 'x', props)), kinds)).toEqual(to),
  );

  it('a new block is never added beside the screens', () => {
    expect(placeOfNewBlock([], undefined, kinds)).toBeUndefined();
    const stray = text('stray');
    expect(placeOfNewBlock([stray, screenWith()], chosen(stray, SCREENS_ZONE), kinds)).toEqual({
      index: 0,
      zone: 'main:content',
    });
  });
});

describe('the place of a moved block', () => {
  const columns = block('Columns', 'c', {
    first: [text('a'), text('b')],
    second: [text('d')],
  });
  const move = (one: ReturnType<typeof chosen>, by: -1 | 1, parent = columns) =>
    placeAfterMove(one, by, { parent, content: [screenWith(columns)], kinds });

  it('a block moves within its list', () => {
    expect(move(chosen(text('a'), 'c:first', 0), 1)).toEqual({ index: 1, zone: 'c:first' });
    expect(move(chosen(text('b'), 'c:first', 1), -1)).toEqual({ index: 0, zone: 'c:first' });
  });

  it('the last block of a column moves down to the start of the next, and back to its end', () => {
    expect(move(chosen(text('b'), 'c:first', 1), 1)).toEqual({ index: 0, zone: 'c:second' });
    expect(move(chosen(text('d'), 'c:second', 0), -1)).toEqual({ index: 2, zone: 'c:first' });
  });

  it('the outermost blocks of a container do not leave it', () => {
    expect(move(chosen(text('a'), 'c:first', 0), -1)).toBeUndefined();
    expect(move(chosen(text('d'), 'c:second', 0), 1)).toBeUndefined();
  });

  it('a block moves to a further step only if the form has it', () => {
    const form = (steps: number) => block('Form', 'f', { steps, fields: [text('a')] });
    const last = chosen(text('a'), 'f:fields', 0);
    expect(move(last, 1, form(2))).toEqual({ index: 0, zone: 'f:step2' });
    expect(move(last, 1, form(1))).toBeUndefined();
  });

  it('a screen moves among the screens', () => {
    const content = [block('Screen', 's'), block('Screen', 't')];
    const first = chosen(block('Screen', 's'), SCREENS_ZONE, 0);
    const context = { parent: undefined, content, kinds };
    expect(placeAfterMove(first, 1, context)).toEqual({ index: 1, zone: SCREENS_ZONE });
    expect(placeAfterMove(first, -1, context)).toBeUndefined();
  });
});

it('the only screen of a design is its last one, whatever else is beside it', () => {
  const screen = screenWith();
  expect(isLastScreen(screen, [screen, text('stray')])).toBe(true);
  expect(isLastScreen(screen, [screen, block('Screen', 'other')])).toBe(false);
  expect(isLastScreen(text('a'), [text('a')])).toBe(false);
});
