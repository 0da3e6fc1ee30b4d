import { afterEach, expect, it } from 'vitest';
import { fillSlot } from './messenger-plugin.ts';

const plugin = { plugin: 'chat', page: '123456789', language: 'en' } as const;
const sdk = (): HTMLScriptElement | null =>
  document.querySelector('script[src*="connect.facebook.net"]');

function aHost(): HTMLElement {
  const host = document.createElement('div');
  document.body.append(host);
  host.attachShadow({ mode: 'open' });
  return host;
}

afterEach(() => {
  document.body.innerHTML = '';
  document.head.innerHTML = '';
  Reflect.deleteProperty(window, 'FB');
});

it('a messenger plugin requests its script once per page, and waits outside the slot', () => {
  const host = aHost();
  fillSlot(host, 'social-1', plugin);
  fillSlot(aHost(), 'social-2', plugin);
  expect(document.querySelectorAll('script')).toHaveLength(1);
  expect(sdk()?.src).toMatch(/\/en_US\/sdk\/xfbml\.customerchat\.js#xfbml=1/u);
  expect(host.querySelector('.fb-customerchat')?.getAttribute('page_id')).toBe('123456789');
  expect(host.firstElementChild?.slot).toBe('');
});

it('a messenger plugin takes the slot when its script has drawn a frame', async () => {
  const host = aHost();
  fillSlot(host, 'social-1', { ...plugin, plugin: 'send-to-messenger', language: 'he' });
  expect(sdk()?.src).toContain('/he_IL/sdk.js');
  host.querySelector('.fb-send-to-messenger')?.append(document.createElement('iframe'));
  await Promise.resolve();
  expect(host.firstElementChild?.slot).toBe('social-1');
});

it('a messenger plugin whose script is blocked leaves the slot alone, and may request it again later', () => {
  const host = aHost();
  fillSlot(host, 'social-1', plugin);
  sdk()?.dispatchEvent(new Event('error'));
  expect([host.firstElementChild?.slot, sdk()]).toEqual(['', null]);
});

it('a messenger plugin is read by a script that was there before, and never breaks the page with it', () => {
  const read: unknown[] = [];
  Object.assign(window, {
    FB: {
      XFBML: {
        parse: (place: unknown) => {
          read.push(place);
          throw new Error('theirs');
        },
      },
    },
  });
  const host = aHost();
  fillSlot(host, 'social-1', plugin);
  expect(read).toEqual([host.firstElementChild]);
  expect(sdk()).toBeNull();
});

it('a messenger plugin is removed with its popup', () => {
  const host = aHost();
  fillSlot(host, 'social-1', plugin)();
  expect(host.childElementCount).toBe(0);
});

it('a messenger plugin is not added for an invalid page id', () => {
  const host = aHost();
  fillSlot(host, 'social-1', { ...plugin, page: '"><script>' });
  expect([host.childElementCount, sdk()]).toEqual([0, null]);
});
