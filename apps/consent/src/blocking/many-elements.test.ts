import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fromNoticeSettings } from '../settings/from-notice-settings.ts';
import { createPlaceholders } from './placeholders.ts';
import { createReleaseQueue } from './release-queue.ts';
import { releaseAll } from './testing/release-all.ts';
import { body, nothingInView, page } from './testing/a-page.ts';
import { aRunner } from './testing/a-runner.ts';

beforeEach(nothingInView);
beforeEach(() => {
  document.head.innerHTML = '';
  body('');
});

describe('thousands of blocked elements', () => {
  const MANY = 300;
  const spies: { mockRestore(): void }[] = [];
  afterEach(() => {
    for (const spy of spies.splice(0)) spy.mockRestore();
  });
  /** A page on which reading the clock takes a millisecond. */
  const slowPage = () => {
    const tasks: (() => void)[] = [];
    let now = 0;
    const runTask = () => tasks.shift()?.();
    return {
      tasks,
      runTask,
      deps: { document, now: () => (now += 1), soon: (run: () => void) => void tasks.push(run) },
    };
  };
  const inline = (count: number) =>
    Array.from(
      { length: count },
      (_, at) => `<script type="text/plain" data-category="marketing">"${at}"</script>`,
    ).join('');
  const ranScripts = () => [...document.head.querySelectorAll('script')].map(({ text }) => text);

  it('thousands of blocked elements: an address that begins as one of the web is not parsed, any other is parsed once', () => {
    const parse = vi.spyOn(globalThis, 'URL');
    spies.push(parse);
    const held = (address: string) =>
      `<p><img class="cmplz-image" data-src-cmplz="${address}"></p>`.repeat(MANY);
    body(
      held('https://x/p.png') +
        held('/p.png') +
        held('p.png') +
        held('data:,x') +
        held('javascript:x'),
    );
    releaseAll([...document.querySelectorAll<HTMLElement>('img')], page);
    expect(parse.mock.calls.map(([address]) => address)).toEqual([
      'p.png',
      'data:,x',
      'javascript:x',
    ]);
    expect(document.querySelectorAll('img[src]')).toHaveLength(MANY * 4);
  });

  it('thousands of blocked elements get no listener each, and no object for the classes of each', () => {
    const listen = vi.spyOn(EventTarget.prototype, 'addEventListener');
    const classes = vi.spyOn(Element.prototype, 'classList', 'get');
    spies.push(listen, classes);
    const picture = '<img class="cmplz-image" data-src-cmplz="/p.png">';
    body(`<div>${picture.repeat(MANY)}</div>${inline(MANY)}`);
    const placeholders = createPlaceholders({
      ...page,
      settings: fromNoticeSettings({}),
      prepareTree: vi.fn(),
      hasConsent: () => false,
    });
    placeholders.look();
    releaseAll([...document.querySelectorAll<HTMLElement>('img')], page);
    const runner = aRunner();
    runner.run([...document.body.querySelectorAll('script')]);
    expect(document.querySelectorAll('.cmplz-activated')).toHaveLength(MANY * 2);
    expect(listen).not.toHaveBeenCalled();
    expect(classes.mock.calls.length).toBeLessThan(10);
  });

  it('thousands of blocked elements ask only once whether a service has consent', () => {
    const hasConsent = vi.fn(() => true);
    const held = '<img class="cmplz-image" data-category="marketing" data-service="ads">';
    body(held.repeat(MANY));
    createPlaceholders({
      ...page,
      settings: fromNoticeSettings({}),
      prepareTree: vi.fn(),
      hasConsent,
    }).look();
    expect(hasConsent).toHaveBeenCalledExactlyOnceWith('ads', 'marketing');
  });

  it('thousands of scripts run in several tasks, in order and once each, whatever else is added', () => {
    const { deps, tasks, runTask } = slowPage();
    const onAllRan = vi.fn();
    const runner = aRunner({ ...deps, onAllRan });
    body(inline(MANY));
    runner.run([...document.body.querySelectorAll('script')]);
    runner.settle();
    const atOnce = ranScripts().length;
    expect(atOnce).toBeGreaterThan(0);
    expect(atOnce).toBeLessThan(MANY);
    body('<script type="text/plain" data-category="statistics">"last"</script>');
    runner.run([...document.body.querySelectorAll('script')]);
    runner.settle();
    expect(ranScripts()).toHaveLength(atOnce);
    expect(onAllRan).not.toHaveBeenCalled();
    expect(tasks).toHaveLength(1);
    while (tasks.length > 0) runTask();
    expect(ranScripts()).toEqual([...Array.from({ length: MANY }, (_, at) => `"${at}"`), '"last"']);
    expect(onAllRan).toHaveBeenCalledOnce();
  });

  it('thousands of blocked elements get their notices in several tasks, none that were allowed meanwhile, and none twice', () => {
    const { deps, tasks, runTask } = slowPage();
    const allowed = new Set<string>();
    const held = (service: string) =>
      `<p><img class="cmplz-image" data-category="marketing" data-service="${service}"></p>`;
    body(held('ads').repeat(MANY) + held('maps'));
    const placeholders = createPlaceholders({
      ...deps,
      trees: [document],
      categoryOf: String,
      settings: fromNoticeSettings({}),
      prepareTree: vi.fn(),
      hasConsent: (service) => allowed.has(service),
    });
    placeholders.look();
    const notices = () => document.querySelectorAll('.cmplz-blocked-content-notice').length;
    expect(notices()).toBeGreaterThan(0);
    expect(notices()).toBeLessThan(MANY);
    placeholders.look();
    expect(tasks).toHaveLength(1);
    allowed.add('maps');
    while (tasks.length > 0) runTask();
    expect(notices()).toBe(MANY);
    expect(document.querySelectorAll('.cmplz-processed')).toHaveLength(MANY + 1);
  });

  it('thousands of blocked elements stay in the page until their turn', () => {
    const { deps, tasks, runTask } = slowPage();
    const runner = aRunner(deps);
    body(inline(MANY));
    const scripts = [...document.body.querySelectorAll('script')];
    runner.run(scripts);
    expect(document.body.querySelectorAll('script').length).toBeGreaterThan(0);
    expect(document.body.querySelectorAll('.cmplz-activated')).toHaveLength(0);
    while (tasks.length > 0) runTask();
    expect(document.body.querySelectorAll('script')).toHaveLength(0);
    expect(ranScripts()).toHaveLength(MANY);
  });

  it('thousands of blocked elements are read in several tasks and released once; then the runner is informed', () => {
    const { deps, tasks, runTask } = slowPage();
    const runner = { run: vi.fn(), settle: vi.fn() };
    const release = { giveBack: vi.fn(), clearNext: () => false };
    const queue = createReleaseQueue({ ...deps, release, runner });
    body(`${inline(MANY)}<img>`);
    const scripts = [...document.body.querySelectorAll('script')];
    queue.add(document.body.querySelectorAll<HTMLElement>('*').values());
    expect(tasks).toHaveLength(1);
    queue.add([...scripts, ...document.images].values());
    queue.end();
    expect(runner.run).not.toHaveBeenCalled();
    while (tasks.length > 0) runTask();
    expect(runner.run.mock.calls).toEqual([[scripts], [[]]]);
    expect(release.giveBack.mock.calls).toEqual([[document.images[0]]]);
    expect(runner.settle).toHaveBeenCalledOnce();
  });

  it('thousands of pictures get their addresses in tasks that leave the browser time to load them', () => {
    const { deps, tasks, runTask } = slowPage();
    const picture = '<img class="cmplz-image cmplz-processed" data-src-cmplz="/p.png">';
    body(`<div>${picture.repeat(MANY)}</div>`);
    releaseAll([...document.querySelectorAll<HTMLElement>('img')], deps);
    const withAddress = () => document.querySelectorAll('img[src]').length;
    const before = withAddress();
    runTask();
    // Ten that are released at once, and one for each millisecond.
    expect(withAddress() - before).toBeLessThanOrEqual(16);
    while (tasks.length > 0) runTask();
    expect(withAddress()).toBe(MANY);
  });

  it('thousands of boxes lose their notices in several tasks', () => {
    const { deps, tasks, runTask } = slowPage();
    const notice = '<button class="cmplz-blocked-content-notice"></button>';
    const picture = '<img class="cmplz-image cmplz-processed" data-src-cmplz="/p.png">';
    body(`<p>${picture}${notice}</p>`.repeat(MANY));
    releaseAll([...document.querySelectorAll<HTMLElement>('img')], deps);
    let most = 0;
    while (tasks.length > 0) {
      const before = document.querySelectorAll('button').length;
      runTask();
      most = Math.max(most, before - document.querySelectorAll('button').length);
    }
    expect(most).toBeLessThan(MANY);
    expect(document.querySelector('button')).toBeNull();
  });

  it('thousands of blocked elements get their addresses in several tasks, and lose the notice at the end', () => {
    const { deps, tasks, runTask } = slowPage();
    const notice = '<button class="cmplz-blocked-content-notice"></button>';
    const picture = '<img class="cmplz-image cmplz-processed" data-src-cmplz="/p.png">';
    body(`<div>${picture.repeat(MANY)}${notice}</div>`);
    releaseAll([...document.querySelectorAll<HTMLElement>('img')], deps);
    expect(document.querySelectorAll('.cmplz-activated').length).toBeLessThan(MANY);
    expect(document.querySelectorAll('img[src]').length).toBeLessThan(MANY);
    expect(document.querySelector('button')).not.toBeNull();
    while (tasks.length > 0) runTask();
    expect(document.querySelectorAll('img[src]')).toHaveLength(MANY);
    expect(document.querySelector('button')).toBeNull();
  });
});
