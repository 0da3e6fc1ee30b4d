import { aPopup } from '@beckon/popup-core/popup/testing/a-popup';
import { createListen } from '@beckon/host-page/listen';
import { fakeClock } from '@beckon/host-page/testing/fake-clock';
import { afterEach, expect, it } from 'vitest';
import { createPushPage, type PushPage } from './page-push.ts';

const pushing = { ...aPopup().appearance, pushesPage: true };
const BAR = aPopup({ type: 'bar', appearance: pushing });
const LOW_BAR = aPopup({ type: 'bar', appearance: pushing });
const LIGHTBOX = aPopup();

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
  push(BAR, 80, 300, true);
  await expect.poll(margin).toBe('87px');
  expect(document.body.style.transition).toBe('margin-top 300ms');
  push(BAR, 0, 300, true);
  await expect.poll(margin).toBe('7px');
  expect(document.body.style.transition).toBe('margin-top 300ms');
  push(BAR, 0, 0);
  await expect.poll(() => document.body.style.transition).toBe('');
  expect(document.body.style.marginTop).toBe('7px');
});

it('the page stays moved for a bar while another popup closes, and for the lower of two bars', async () => {
  document.body.style.setProperty('margin-top', '0px');
  const push = pushPage();
  push(BAR, 80, 300, true);
  push(LOW_BAR, 50, 300, true);
  push(LIGHTBOX, 0, 0);
  await expect.poll(margin).toBe('80px');
  push(BAR, 0, 0);
  await expect.poll(margin).toBe('50px');
  push(LOW_BAR, 0, 0);
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
  push(BAR, 80, 300, true);
  await expect.poll(margin).toBe('80px');
  expect(listening).toBeGreaterThan(0);
  push(BAR, 0, 0);
  await expect.poll(() => listening).toBe(0);
});

it('a popup that never moved the page does nothing to it when it closes', async () => {
  const before = document.body.outerHTML;
  const push = pushPage();
  push(BAR, 0, 300, true);
  push(BAR, 0, 0);
  await Promise.resolve();
  expect(document.body.outerHTML).toBe(before);
});

it('a page that is printed begins as it does without the bar, and is moved again afterwards', async () => {
  document.body.style.setProperty('margin-top', '7px');
  const push = pushPage();
  push(BAR, 80, 300, true);
  await expect.poll(margin).toBe('87px');
  window.dispatchEvent(new Event('beforeprint'));
  expect(margin()).toBe('7px');
  window.dispatchEvent(new Event('afterprint'));
  expect(margin()).toBe('87px');
  push(BAR, 0, 0);
  await expect.poll(margin).toBe('7px');
  window.dispatchEvent(new Event('afterprint'));
  expect(document.body.getAttribute('style')).toBe('margin-top: 7px;');
});

it('popups in the corners learn the height of the highest bar at each edge of the window, and only those at the top move the page', async () => {
  const edges = (): string[] =>
    ['--bk-top', '--bk-bar'].map((name) => document.documentElement.style.getPropertyValue(name));
  const push = pushPage();
  const below = aPopup({
    type: 'bar',
    appearance: { ...pushing, location: { horizontal: 'center', vertical: 'bottom' } },
  });
  const covering = aPopup({ type: 'bar', appearance: { ...pushing, pushesPage: false } });
  push(BAR, 40, 300, false);
  push(covering, 60, 300, true);
  push(below, 30, 300, true);
  await expect.poll(edges).toEqual(['60px', '30px']);
  expect(margin()).toBe('');
  push(covering, 0, 0);
  push(below, 0, 0);
  await expect.poll(edges).toEqual(['40px', '']);
  push(BAR, 0, 0);
  await expect.poll(edges).toEqual(['', '']);
});
