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

  test('a port that only root may use: which port to choose', () => {
    const refused = Object.assign(new Error('listen EACCES'), {
      code: 'EACCES',
      syscall: 'listen',
    });
    expect(startupError(refused, readConfig({ PORT: '80' }, '/srv'))).toBe(
      'This user may not listen on port 80: ports below 1024 are for root. Choose another, such as PORT=3000, and put a reverse proxy in front of it.',
    );
  });

  test.each([
    { code: 'ENOSPC', syscall: 'write' },
    { code: 'ERR_SQLITE_ERROR', errcode: 13 },
  ])('a full disk (%o): which folder it is', (how) => {
    const full = Object.assign(new Error('no space left'), how);
    expect(startupError(full, readConfig({ DATA_DIR: 'here' }, '/srv'))).toBe(
      'The disk of the data folder /srv/here is full. Free some space, then start again.',
    );
  });

  test('a database of a newer version: which version to start', () => {
    expect(startupError(new NewerDatabase('9999-later'), readConfig({}, '/srv'))).toBe(
      'A newer Beckon has updated the database (9999-later). Start that version or a later one, or restore a backup from before the update.',
    );
  });
});
