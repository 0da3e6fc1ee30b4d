import { afterEach, expect, type Mock, test, vi } from 'vitest';
import { aPage, type TestPage } from '../testing/a-page.ts';
import { createBootstrap } from './load-bootstrap.ts';
import { BOOTSTRAP_GLOBAL } from './markup.ts';

vi.stubGlobal('__BOOTSTRAP_FILE__', 'bootstrap-abc.js');

const TOGGLE = '<a id="open" href="#menu" data-bs-toggle="modal"><b>Open</b></a>';
const SRC = { src: 'https://popups.test/content-site.js?v=2' };
let page: TestPage;

afterEach(() => {
  page.leave();
  Reflect.deleteProperty(window, BOOTSTRAP_GLOBAL);
});

/** A module that lists the parts. Its parts are loaded when the test calls `arrive`. */
function aModule() {
  let arrive = (): void => undefined;
  const look = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        arrive = resolve;
      }),
  );
  // A module in a browser has no prototype either.
  const module = Object.assign(Object.create(null), { createUsedParts: () => ({ look }) });
  return { module, look, arrive: () => arrive() };
}

const click = (): boolean =>
  document
    .querySelector('b')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })) ?? true;

const untilCalled = (spy: Mock, times = 1) =>
  vi.waitFor(() => expect(spy).toHaveBeenCalledTimes(times), { interval: 5 });
/** Resolves when no part is loading: only then does a click reach the page. */
const untilLoaded = () => vi.waitFor(() => expect(click()).toBe(true), { interval: 5 });

test('Bootstrap is loaded once, from the folder of the script, if the page has markup for it', async () => {
  page = aPage(TOGGLE, SRC);
  const { module, look } = aModule();
  const importModule = vi.fn(async () => module);
  const bootstrap = createBootstrap(page, importModule);
  bootstrap.look();
  bootstrap.look();
  await untilCalled(look);
  expect(importModule.mock.calls).toEqual([
    ['https://popups.test/content-site-parts/bootstrap-abc.js'],
  ]);
});

test('Bootstrap checks the page once more if markup was added while a part was loading', async () => {
  page = aPage(TOGGLE, SRC);
  const { module, look, arrive } = aModule();
  const bootstrap = createBootstrap(page, async () => module);
  bootstrap.look();
  await untilCalled(look);
  bootstrap.look();
  bootstrap.look();
  arrive();
  await untilCalled(look, 2);
  arrive();
  await untilLoaded();
  expect(look).toHaveBeenCalledTimes(2);
});

test.each([
  ['without markup for it', '<p>Words</p>', SRC, undefined],
  ['that has its own', TOGGLE, SRC, { Modal: () => undefined }],
  ['whose owner said no', TOGGLE, { ...SRC, 'data-bootstrap': 'off' }, undefined],
])('Bootstrap is not loaded on a page %s', (_which, body, script, own) => {
  page = aPage(body, script);
  if (own !== undefined) Reflect.set(window, BOOTSTRAP_GLOBAL, own);
  const importModule = vi.fn(async () => aModule().module);
  createBootstrap(page, importModule).look();
  expect(importModule).not.toHaveBeenCalled();
  expect(click()).toBe(true);
});

test('an element with the id "bootstrap" does not count as Bootstrap', async () => {
  page = aPage(`<div id="bootstrap"></div>${TOGGLE}`, SRC);
  // Browsers do this themselves.
  Reflect.set(window, BOOTSTRAP_GLOBAL, document.getElementById('bootstrap'));
  const importModule = vi.fn(async () => aModule().module);
  createBootstrap(page, importModule).look();
  expect(importModule).toHaveBeenCalledTimes(1);
});

test('a click while a part is loading is repeated once after loading', async () => {
  page = aPage(TOGGLE, SRC);
  const { module, look, arrive } = aModule();
  createBootstrap(page, async () => module).look();
  const opened = vi.fn((event: Event) => event.preventDefault());
  document.getElementById('open')?.addEventListener('click', opened);
  expect(click()).toBe(false);
  expect(opened).not.toHaveBeenCalled();
  await untilCalled(look);
  arrive();
  await untilCalled(opened);
  expect(click()).toBe(false);
  expect(opened).toHaveBeenCalledTimes(2);
});

test('two clicks while a part is loading are repeated once', async () => {
  page = aPage(TOGGLE, SRC);
  const { module, look, arrive } = aModule();
  createBootstrap(page, async () => module).look();
  const opened = vi.fn((event: Event) => event.preventDefault());
  document.getElementById('open')?.addEventListener('click', opened);
  click();
  click();
  await untilCalled(look);
  arrive();
  await untilCalled(opened);
  expect(opened).toHaveBeenCalledTimes(1);
});

test.each([
  ['cannot be loaded', async () => Promise.reject(new Error('offline')), 2],
  ['is something else', async () => ({ hello: 1 }), 1],
])(
  'after a module that %s, links work as before, and the next check loads the module again',
  async (_what, first, addresses) => {
    page = aPage(TOGGLE, SRC);
    const importModule = vi.fn<(address: string) => Promise<unknown>>(first);
    const bootstrap = createBootstrap(page, importModule);
    bootstrap.look();
    await untilLoaded();
    const { module, look } = aModule();
    importModule.mockImplementation(async () => module);
    bootstrap.look();
    await untilCalled(look);
    expect(new Set(importModule.mock.calls.flat()).size).toBe(addresses);
  },
);

test('a script without an address loads no Bootstrap, and reports this in the console', async () => {
  page = aPage(TOGGLE);
  const importModule = vi.fn(async () => aModule().module);
  createBootstrap(page, importModule).look();
  await vi.waitFor(() => expect(page.failures).toHaveLength(1));
  expect(importModule).not.toHaveBeenCalled();
});
