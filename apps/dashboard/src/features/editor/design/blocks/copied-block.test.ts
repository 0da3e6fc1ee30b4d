import { expect, it } from 'vitest';
import { readCopiedBlock, writeCopiedBlock } from './copied-block.ts';

const KINDS = {
  Text: { fields: { text: { type: 'text' } } },
  Panel: { fields: { content: { type: 'slot' }, tone: { type: 'select' } } },
};

const read = (text: string) => {
  let made = 0;
  return readCopiedBlock(text, KINDS, (type) => `${type}-new-${(made += 1)}`);
};

const TEXT = { type: 'Text', props: { id: 'Text-1', text: 'Hello' } };

it('a copied block is read with all blocks inside it, and each gets a new id', () => {
  const panel = { type: 'Panel', props: { id: 'Panel-1', tone: 'deep', content: [TEXT] } };
  expect(read(writeCopiedBlock(panel))).toEqual({
    type: 'Panel',
    props: {
      id: 'Panel-new-1',
      tone: 'deep',
      content: [{ type: 'Text', props: { id: 'Text-new-2', text: 'Hello' } }],
    },
  });
});

it('settings and blocks that the editor does not know are left out of a copied block', () => {
  const odd = {
    type: 'Panel',
    props: { id: 'p', onclick: 'alert(1)', content: [{ type: 'Game', props: {} }, 'text', null] },
  };
  expect(read(writeCopiedBlock(odd))).toEqual({
    type: 'Panel',
    props: { id: 'Panel-new-1', content: [] },
  });
});

it.each([
  ['words', 'Hello'],
  ['other JSON', '{"type":"Text","props":{}}'],
  ['a block without settings', '{"beckonBlock":{"type":"Text"}}'],
  ['a number', '7'],
  ['very long', writeCopiedBlock({ ...TEXT, props: { id: 't', text: 'a'.repeat(500_000) } })],
])('what is copied is no block if it is %s', (_what, text) => expect(read(text)).toBeUndefined());

it('a copied block of a kind that the popup may not have does not fit', () =>
  expect(read(writeCopiedBlock({ type: 'Game', props: { id: 'g' } }))).toBe('misfit'));

it('blocks deeper than 20 are left out of a copied block', () => {
  const text = `${'{"type":"Panel","props":{"content":['.repeat(99)}${']}}'.repeat(99)}`;
  const block = read(`{"beckonBlock":${text}}`);
  expect(JSON.stringify(block).match(/"type":"Panel"/gu)).toHaveLength(21);
});
