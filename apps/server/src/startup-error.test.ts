import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { startupError } from './startup-error.ts';
import { NewerDatabase } from './store/migrate.ts';

describe('what a start that fails says', () => {
  test('a database of a newer version: which version to start', () => {
    expect(startupError(new NewerDatabase('9999-later'), readConfig({}, '/srv'))).toBe(
      'A newer Beckon has updated the database (9999-later). Start that version or a later one, or restore a backup from before the update.',
    );
  });
});
