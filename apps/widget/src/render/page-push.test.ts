import { createListen } from '@beckon/host-page/listen';
import { fakeClock } from '@beckon/host-page/testing/fake-clock';
import { afterEach, expect, it } from 'vitest';
import { createPushPage, type PushPage } from './page-push.ts';

afterEach(() => document.body.removeAttribute('style'));

const pushPage = (): PushPage =>
  createPushPage({
    window,
    clock: fakeClock(),
    listen: createListen((run) => run),
    report: (error) => expect(error).toBeUndefined(),
  });
const margin = (): string => document.body.style.marginTop;

it("a bar moves the page by its height, in addition to the page's own margin, and back", async () => {
  document.body.style.setProperty('margin-top', '7px');
  const push = pushPage();
  push('bar', 80, 300);
  await expect.poll(margin).toBe('87px');
  expect(document.body.style.transition).toBe('margin-top 300ms');
  push('bar', 0, 300);
  await expect.poll(margin).toBe('7px');
  expect(document.body.style.transition).toBe('margin-top 300ms');
  push('bar', 0, 0);
  await expect.poll(() => document.body.style.transition).toBe('');
  expect(document.body.style.marginTop).toBe('7px');
});

it('the page stays moved for a bar while another popup closes, and for the lower of two bars', async () => {
  document.body.style.setProperty('margin-top', '0px');
  const push = pushPage();
  push('bar', 80, 300);
  push('low bar', 50, 300);
  push('lightbox', 0, 0);
  await expect.poll(margin).toBe('80px');
  push('bar', 0, 0);
  await expect.poll(margin).toBe('50px');
  push('low bar', 0, 0);
  await expect.poll(margin).toBe('0px');
});

it('the page keeps no listeners for printing once no bar moves it', async () => {
  let listening = 0;
  const push = createPushPage({
    window,
    clock: fakeClock(),
    listen(target, type, handler) {
      listening += 1;
      const off = createListen((run) => run)(target, type, handler);
      return () => {
        listening -= 1;
        off();
      };
    },
    report: (error) => expect(error).toBeUndefined(),
  });
  push('bar', 80, 300);
  await expect.poll(margin).toBe('80px');
  expect(listening).toBeGreaterThan(0);
  push('bar', 0, 0);
  await expect.poll(() => listening).toBe(0);
});

it('a popup that never moved the page does nothing to it when it closes', async () => {
  const before = document.body.outerHTML;
  const push = pushPage();
  push('bar', 0, 300);
  push('bar', 0, 0);
  await Promise.resolve();
  expect(document.body.outerHTML).toBe(before);
});

it('a page that is printed begins as it does without the bar, and is moved again afterwards', async () => {
  document.body.style.setProperty('margin-top', '7px');
  const push = pushPage();
  push('bar', 80, 300);
  await expect.poll(margin).toBe('87px');
  window.dispatchEvent(new Event('beforeprint'));
  expect(margin()).toBe('7px');
  window.dispatchEvent(new Event('afterprint'));
  expect(margin()).toBe('87px');
  push('bar', 0, 0);
  await expect.poll(margin).toBe('7px');
  window.dispatchEvent(new Event('afterprint'));
  expect(document.body.getAttribute('style')).toBe('margin-top: 7px;');
});
