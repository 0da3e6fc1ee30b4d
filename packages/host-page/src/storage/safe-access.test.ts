import { expect, it } from 'vitest';
import { fakeClock } from '../testing/fake-clock.ts';
import { createCookieJar } from './cookie-jar.ts';
import { createStorageArea, NO_WEB_STORAGE } from './storage-area.ts';

const VISIT = { name: 'visit', lifeMs: 30 * 60_000 };

const refuse = (): never => {
  throw new Error('blocked');
};

it('cookies are written with their lifetime, and read back', () => {
  let written = '';
  const clock = fakeClock(0);
  const jar = createCookieJar(
    {
      get cookie() {
        return written.split(';')[0] ?? '';
      },
      set cookie(text) {
        written = text;
      },
      isSecure: true,
    },
    clock,
  );
  jar.set(VISIT, 'a b;c');
  expect([written, jar.get('visit')]).toEqual(['', 'a b;c']);
  clock.pass(0);
  expect(written).toBe(
    'visit=a%20b%3Bc; Path=/; Expires=Thu, 01 Jan 1970 00:30:00 GMT; SameSite=Lax; Secure',
  );
  expect(jar.get('visit')).toBe('a b;c');
});

it.each([
  [
    'throws',
    {
      get cookie(): string {
        return refuse();
      },
      set cookie(_text: string) {
        refuse();
      },
      isSecure: false,
    },
  ],
  [
    'takes none',
    {
      get cookie() {
        return 'theirs=1';
      },
      set cookie(_text: string) {
        /* The browser drops it. */
      },
      isSecure: false,
    },
  ],
])('cookies live as long as the page in a browser that %s', (_what, source) => {
  const jar = createCookieJar(source, fakeClock());
  jar.set(VISIT, 'x');
  expect(jar.get('visit')).toBe('x');
  expect(jar.all().get('visit')).toBe('x');
  jar.remove('visit');
  expect(jar.get('visit')).toBeUndefined();
});

it('cookies may be encoded in any way by other scripts', () => {
  const jar = createCookieJar({ cookie: 'a=%E0%A4%A; b = 2 ;=x; c', isSecure: false }, fakeClock());
  expect([...jar.all()]).toEqual([
    ['a', '%E0%A4%A'],
    ['b', '2'],
  ]);
});

const log = (): { readonly lines: string[]; say(line: string): void; warn(): void } => {
  const lines: string[] = [];
  return { lines, say: (line) => void lines.push(line), warn: () => undefined };
};

it('web storage is reported as missing once, and values live as long as the page', () => {
  const said = log();
  const area = createStorageArea(refuse, said);
  area.set('k', '{"a":1}');
  expect([area.get('k'), area.readJson('k'), said.lines]).toEqual([
    '{"a":1}',
    { a: 1 },
    [NO_WEB_STORAGE],
  ]);
  area.remove('k');
  expect(area.get('k')).toBeUndefined();
});

it('web storage may be full: the value is kept for the page', () => {
  const full = {
    getItem: () => null,
    setItem: refuse,
    removeItem: () => undefined,
    key: () => null,
    clear: () => undefined,
    length: 0,
  };
  const area = createStorageArea(() => full, log());
  area.set('k', 'v');
  expect(area.get('k')).toBe('v');
});

it('web storage may contain values that are not JSON', () => {
  const area = createStorageArea(() => window.sessionStorage, log());
  area.set('k', '{broken');
  expect(area.readJson('k')).toBeUndefined();
});
