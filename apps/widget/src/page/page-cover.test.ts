import { fakeClock } from '@beckon/host-page/testing/fake-clock';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { watchPageCover } from './page-cover.ts';

/** The browser of these tests has no layout. */
window.ResizeObserver = class {
  observe = (): void => undefined;
  unobserve = (): void => undefined;
  disconnect = (): void => undefined;
};

const stops: (() => void)[] = [];

/** A page with the settings of a consent script that may have started already. */
function aPage({ type, answered = false, ...settings }: Record<string, unknown> = {}) {
  Reflect.set(window, 'complianz', { prefix: 'cmplz_', ...settings });
  if (type !== undefined) Reflect.set(window, 'wp_consent_type', type);
  const clock = fakeClock();
  const cover = watchPageCover({
    window,
    clock,
    guard: (run) => run,
    listen: (target, name, handler) => {
      target.addEventListener(name, handler);
      return () => target.removeEventListener(name, handler);
    },
    cookies: {
      get: (name) => (name === 'cmplz_banner-status' && answered ? 'dismissed' : undefined),
    },
  });
  const onUncovered = vi.fn();
  cover.onUncovered(onUncovered);
  stops.push(cover.stop);
  return { cover, clock, onUncovered };
}

const say = (name: string, detail?: string): boolean =>
  document.dispatchEvent(new CustomEvent(name, { detail }));
const startScript = (type: string): void => {
  Reflect.set(window, 'wp_consent_type', type);
  say('cmplz_fire_categories');
};

afterEach(() => {
  stops.splice(0).forEach((stop) => stop());
  document.body.innerHTML = '';
  Reflect.deleteProperty(window, 'complianz');
  Reflect.deleteProperty(window, 'wp_consent_type');
});

describe('a banner that is still being loaded', () => {
  it('popups wait for a banner that is still being loaded, from the start of its script to the answer', () => {
    const { cover, clock, onUncovered } = aPage();
    startScript('optin');
    clock.pass(5000);
    expect(cover.isCovered()).toBe(true);
    say('cmplz_banner_status', 'show');
    say('cmplz_cookie_warning_loaded', 'eu');
    clock.pass(60_000);
    expect([cover.isCovered(), onUncovered.mock.calls.length]).toEqual([true, 0]);
    say('cmplz_banner_status', 'dismissed');
    expect([cover.isCovered(), onUncovered.mock.calls.length]).toEqual([false, 1]);
  });

  it('popups wait for a banner whose script had started before us', () => {
    expect(aPage({ type: 'optout' }).cover.isCovered()).toBe(true);
  });

  it('a banner does not stop popups if it cannot come, or takes too long', () => {
    const { cover, clock } = aPage({ type: 'optin' });
    say('cmplz_cookie_warning_loaded', 'eu');
    clock.pass(0);
    expect(cover.isCovered()).toBe(false);
    const slow = aPage({ type: 'optin' });
    slow.clock.pass(10_000);
    expect([slow.cover.isCovered(), slow.onUncovered.mock.calls.length]).toEqual([false, 1]);
  });
});

describe('a page that asks nothing', () => {
  it.each([
    ['the visitor has answered', { type: 'optin', answered: true }],
    ['consent is not needed here', { type: 'other' }],
    ['the banner is turned off', { type: 'optin', disable_cookiebanner: '1' }],
  ])('a page without a banner shows popups at once: %s', (_, settings) => {
    expect(aPage(settings).cover.isCovered()).toBe(false);
  });

  it("a page shows popups as soon as its banner's script says so", () => {
    const { cover, clock } = aPage({ answered: true });
    expect(cover.isCovered()).toBe(true);
    startScript('optin');
    clock.pass(0);
    expect(cover.isCovered()).toBe(false);
  });

  it('a page does not wait long for a script that says nothing', () => {
    const { cover, clock } = aPage();
    clock.pass(3000);
    expect(cover.isCovered()).toBe(false);
  });
});
