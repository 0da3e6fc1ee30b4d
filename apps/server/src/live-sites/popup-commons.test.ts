import { defaultSettings } from '@beckon/contract/settings';
import { expect, it } from 'vitest';
import { createPopupCommons } from './popup-commons.ts';

/** The packed common part of a popup; parts of different languages are different. */
const textOf = (language: string) =>
  JSON.stringify({
    type: 'lightbox',
    format: 'format_1',
    published: { language, settings: defaultSettings('lightbox') },
  });

it('popups with equal settings get one shared object, whose size counts once', () => {
  const commons = createPopupCommons();
  const first = commons.of([textOf('en'), textOf('he')]);
  const second = commons.of([textOf('he')]);
  expect(second.commons[0]).toBe(first.commons[1]);
  expect(first.bytes).toBeGreaterThan(2 * textOf('en').length);
  expect(second.bytes).toBe(0);
});

it('shared parts are kept while there is room, the most recently used first', () => {
  const { bytes } = createPopupCommons().of([textOf('en')]);
  const commons = createPopupCommons(2 * bytes);
  const [english] = commons.of([textOf('en')]).commons;
  const [hebrew] = commons.of([textOf('he')]).commons;
  expect(commons.of([textOf('en')]).commons[0]).toBe(english);
  commons.of([textOf('de')]);
  expect(commons.of([textOf('en')]).commons[0]).toBe(english);
  expect(commons.of([textOf('he')]).commons[0]).not.toBe(hebrew);
});
