import { expect, it } from 'vitest';
import { childrenOf } from './children-of.ts';

const field = (id: string) => ({ type: 'Field', props: { id } });

it('the blocks inside a block are listed step by step, in whatever order they are stored', () => {
  const form = {
    type: 'Form',
    props: {
      id: 'Form-1',
      step2: [field('second')],
      look: 'stack',
      fields: [field('first'), 'no block'],
    },
  };
  expect(
    childrenOf(form, ['fields', 'step2', 'step3', 'look']).map(({ props }) => props.id),
  ).toEqual(['first', 'second']);
});
