import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { startupError } from './startup-error.ts';
import { NewerDatabase } from '../store/migrate.ts';

describe('what a start that fails says', () => {
  test.each([
    ['3000', 'PORT=3001'],
    ['65535', 'PORT=65534'],
  ])('port %s is taken: a port that exists', (PORT, offer) => {
    const taken = Object.assign(new Error('listen'), { code: 'EADDRINUSE' });
    expect(startupError(taken, readConfig({ PORT }, '/srv'))).toContain(`${offer} npm start`);
  });

  test('a database of a newer version: which version to start', () => {
    expect(startupError(new NewerDatabase('9999-later'), readConfig({}, '/srv'))).toBe(
      'A newer Beckon has updated the database (9999-later). Start that version or a later one, or restore a backup from before the update.',
    );
  });
});
