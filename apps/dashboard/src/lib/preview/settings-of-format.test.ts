import { FORMATS } from '@beckon/templates';
import { expect, it } from 'vitest';
import { settingsOfFormat } from './settings-of-format.ts';

it('a new game starts with prizes in its language, and other popups have no game', () => {
  const wheel = FORMATS.find((format) => format.type === 'gamified');
  expect(wheel && settingsOfFormat(wheel, 'he').game?.prizes.map(({ label }) => label)).toContain(
    'משלוח חינם',
  );
  const lightbox = FORMATS.find((format) => format.type === 'lightbox');
  expect(lightbox && settingsOfFormat(lightbox, 'he').game).toBeUndefined();
  expect(lightbox).toBeDefined();
});
