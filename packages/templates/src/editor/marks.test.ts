import { expect, it } from 'vitest';
import { readMarks, type MarkedNode } from './marks.ts';

const words = (textContent: string): MarkedNode => ({
  nodeName: '#text',
  textContent,
  childNodes: [],
});
const element = (nodeName: string, ...children: readonly (MarkedNode | string)[]): MarkedNode => ({
  nodeName,
  textContent: null,
  childNodes: children.map((child) => (typeof child === 'string' ? words(child) : child)),
});

it.each([
  [
    'as it was drawn',
    ['One ', element('EM', 'word'), ' and ', element('EM', 'another'), element('BR'), 'below'],
    'One *word* and *another*\nbelow',
  ],
  ['a word kept whole', ['Your ', element('SPAN', 'e-mail')], 'Your e-mail'],
  ['a star that marks nothing', ['20% off', element('SPAN', '*')], '20% off\\*'],
  ['made bold by the browser', ['Save ', element('B', 'ten'), ' now'], 'Save **ten** now'],
  ['with a blank inside', ['Save ', element('EM', 'ten '), 'now'], 'Save *ten* now'],
  ['emptied of its stressed word', ['Save ', element('EM', ''), 'now'], 'Save now'],
  ['parted into lines', [element('DIV', 'One'), element('DIV', 'two')], 'One\ntwo'],
  ['stressed twice', [element('B', element('I', 'Both'))], '**Both**'],
])('the marks of copy that is edited in place are read: %s', (_what, children, copy) => {
  expect(readMarks(element('SPAN', ...children))).toBe(copy);
});
