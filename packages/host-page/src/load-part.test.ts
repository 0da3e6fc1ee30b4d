import { describe, expect, it } from 'vitest';
import { createLoadPart } from './load-part.ts';

describe('loading a part', () => {
  it('a part is requested once', async () => {
    const asked: string[] = [];
    const load = createLoadPart({
      addressOf: (name: string) => `${name}.js`,
      onFailure: () => undefined,
      importModule: (address) => {
        asked.push(address);
        return Promise.resolve(address);
      },
    });
    expect(await Promise.all([load('view'), load('view')])).toEqual(['view.js', 'view.js']);
    expect(asked).toEqual(['view.js']);
  });

  it('a part may be requested again after it failed, at another address, and the promise never rejects', async () => {
    const failures: string[] = [];
    let isOnline = false;
    const load = createLoadPart({
      addressOf: (name: 'view', { view = 0 }) => `${view}/${name}.js`,
      onFailure: (name) => failures.push(name),
      importModule: (address) =>
        isOnline ? Promise.resolve(address) : Promise.reject(new Error('offline')),
    });
    expect(await load('view')).toBeUndefined();
    isOnline = true;
    expect(await load('view')).toBe('1/view.js');
    expect(failures).toEqual(['view']);
  });
});
