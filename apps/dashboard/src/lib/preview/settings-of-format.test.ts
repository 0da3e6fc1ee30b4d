import { FORMATS } from '@beckon/templates';
import { expect, it } from 'vitest';
import { settingsOfFormat } from './settings-of-format.ts';

it('gives a new game prizes to start with, in its language, and no game to other popups', () => {
  const wheel = FORMATS.find((format) => format.type === 'gamified');
  expect(wheel && settingsOfFormat(wheel, 'he').game?.prizes.map(({ label }) => label)).toContain(
    'משלוח חינם',
  );
  const lightbox = FORMATS.find((format) => format.type === 'lightbox');
  expect(lightbox && settingsOfFormat(lightbox, 'he').game).toBeUndefined();
  expect(lightbox).toBeDefined();
});
