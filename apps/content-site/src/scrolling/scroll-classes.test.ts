import { expect, test } from 'vitest';
import { scrollClasses } from './scroll-classes.ts';

const classesAt = (articleTopPx: number | undefined, signUpTopPx?: number): string => {
  const { hasMovedOn, hasSidebarMovedOn } = scrollClasses({
    articleTopPx,
    signUpTopPx,
    windowHeightPx: 1000,
  });
  return `${hasMovedOn ? 'page' : ''} ${hasSidebarMovedOn ? 'sidebar' : ''}`.trim();
};

test.each([
  ['the article begins far below', 800, 5000, ''],
  ['its top is 146 px from the top', 146, 5000, ''],
  ['its top is 145 px from the top', 145, 5000, 'page sidebar'],
  ['it has gone far up', -3000, 731, 'page sidebar'],
  ['the sign-up section is at 73 % of the window', -3000, 730, 'page'],
  ['it is just below 53 %', -3000, 531, 'page'],
  ['it is at 53 %', -3000, 530, ''],
  ['it has gone by', -9000, -400, ''],
])('the classes follow the scrolling when %s', (_where, articleTopPx, signUpTopPx, expected) => {
  expect(classesAt(articleTopPx, signUpTopPx)).toBe(expected);
});

test('a page without a sign-up section keeps the classes, and a page without an article never gets them', () => {
  expect(classesAt(-3000)).toBe('page sidebar');
  expect(classesAt(undefined, 5000)).toBe('');
});
