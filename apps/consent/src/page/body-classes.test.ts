import { expect, it } from 'vitest';
import { setBodyClasses } from './body-classes.ts';

function aBody(className: string): HTMLElement {
  const body = document.createElement('body');
  body.className = className;
  return body;
}

it('our classes are replaced, and those of other scripts stay', () => {
  const body = aBody('  home\n cmplz-document cmplz-marketing\tcmplz-eu ');
  setBodyClasses(body, ['functional', 'statistics', 'functional', 'eu']);
  expect([...body.classList]).toEqual([
    'home',
    'cmplz-document',
    'cmplz-functional',
    'cmplz-statistics',
    'cmplz-eu',
  ]);
});

it.each(['', 'a home', 'a\thome', 'a\nhome', 'a\fhome', 'a\rhome'])(
  'a name of a service that is not one class (%j) adds none',
  (name) => {
    const body = aBody('');
    setBodyClasses(body, ['eu', name, 'גוגל']);
    expect([...body.classList]).toEqual(['cmplz-eu', 'cmplz-גוגל']);
  },
);
