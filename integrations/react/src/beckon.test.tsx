import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type BeckonApi, BeckonForm, BeckonScript, setConsent, useBeckon } from './index.ts';

const SITE = { clientId: '0123456789abc', server: 'https://popups.example.com' };

function tags(): HTMLScriptElement[] {
  return [...document.querySelectorAll<HTMLScriptElement>('script[src*="pixel.js"]')];
}

/** Imitates the start of the script on a page. */
function startBeckon(): {
  readonly shown: string[];
  readonly events: string[];
  readonly choices: unknown[];
} {
  const calls = {
    shown: new Array<string>(),
    events: new Array<string>(),
    choices: new Array<unknown>(),
  };
  const api: BeckonApi = {
    version: '0.1.0',
    show: async (popupId) => {
      calls.shown.push(popupId);
      return true;
    },
    trigger: (name) => void calls.events.push(name),
    goal: async () => true,
    consent: (choice) => void calls.choices.push(choice),
    explain: async () => [],
  };
  Object.defineProperty(window, 'beckon', { value: Object.freeze(api), configurable: true });
  return calls;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  for (const tag of tags()) tag.remove();
  Reflect.deleteProperty(window, 'beckon');
  Reflect.deleteProperty(window, 'beckonConsent');
});

it('<BeckonScript> loads the script of the site without blocking the page', () => {
  render(<BeckonScript {...SITE} server="https://popups.example.com/" nonce="n0nce" />);
  const [tag] = tags();
  expect(tag?.src).toBe('https://popups.example.com/pixel.js?id=0123456789abc');
  expect(tag?.id).toBe('beckon-script');
  expect(tag?.async).toBe(true);
  expect(tag?.nonce).toBe('n0nce');
});

it('<BeckonScript> loads the script once, in strict mode, rendered twice and mounted again', () => {
  const twice = (
    <StrictMode>
      <BeckonScript {...SITE} />
      <BeckonScript {...SITE} />
    </StrictMode>
  );
  const { unmount } = render(twice);
  unmount();
  render(twice);
  expect(tags()).toHaveLength(1);
});

it.each(['beckon-script', 'pixel-script-poptin'])(
  '<BeckonScript> loads nothing if the html already contains the tag %s',
  (id) => {
    document.head.insertAdjacentHTML(
      'beforeend',
      `<script id="${id}" src="https://own.example.com/pixel.js?id=1"></script>`,
    );
    render(<BeckonScript {...SITE} />);
    expect(tags().map((tag) => tag.src)).toEqual(['https://own.example.com/pixel.js?id=1']);
  },
);

it('<BeckonScript> tries again after a failure when it is mounted again', () => {
  const { unmount } = render(<BeckonScript {...SITE} />);
  tags()[0]?.dispatchEvent(new Event('error'));
  expect(tags()).toHaveLength(0);
  unmount();
  render(<BeckonScript {...SITE} />);
  expect(tags()).toHaveLength(1);
});

it('<BeckonScript> encodes the client id, so that it cannot change the address', () => {
  render(<BeckonScript {...SITE} clientId="x&y=1#/../" />);
  expect(new URL(tags()[0]?.src ?? '').searchParams.get('id')).toBe('x&y=1#/../');
});

it('<BeckonForm> renders the element that Beckon looks for', () => {
  const { container } = render(<BeckonForm id="Form000000001" className="wide" />);
  expect(container.innerHTML).toBe(
    '<div class="beckon-embedded wide" data-id="Form000000001"></div>',
  );
});

it('<BeckonForm> makes a running script look for it at once, when it is mounted and when it gets another id', () => {
  const early = render(<BeckonForm id="Form000000001" />);
  early.unmount();
  const { events } = startBeckon();
  const { rerender } = render(<BeckonForm id="Form000000001" />);
  expect(events).toEqual(['beckon-form']);
  rerender(<BeckonForm id="Form000000001" className="wide" />);
  expect(events).toHaveLength(1);
  rerender(<BeckonForm id="Form000000002" />);
  expect(events).toHaveLength(2);
});

it('<BeckonForm> keeps the content that Beckon drew, and starts empty for another form', () => {
  const { container, rerender } = render(<BeckonForm id="Form000000001" />);
  container.firstElementChild?.append('drawn by Beckon');
  rerender(<BeckonForm id="Form000000001" />);
  expect(container.textContent).toBe('drawn by Beckon');
  rerender(<BeckonForm id="Form000000002" />);
  expect(container.textContent).toBe('');
});

it('<BeckonForm> keeps the content that Beckon drew before the page is hydrated', async () => {
  const page = document.createElement('main');
  const app = (
    <section>
      <BeckonForm id="Form000000001" />
      <input />
    </section>
  );
  page.innerHTML = renderToString(app);
  page.querySelector('.beckon-embedded')?.append('drawn by Beckon');
  const typed = page.querySelector('input');
  const onRecoverableError = vi.fn<() => void>();
  await act(async () => hydrateRoot(page, app, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(page.querySelector('input')).toBe(typed);
  expect(page.textContent).toBe('drawn by Beckon');
});

function OfferButton() {
  const beckon = useBeckon();
  return (
    <button
      type="button"
      disabled={beckon === undefined}
      onClick={() => void beckon?.show('Popup00000001')}
    >
      Offer
    </button>
  );
}

it('useBeckon() returns the page’s API once the script runs', async () => {
  render(
    <StrictMode>
      <OfferButton />
    </StrictMode>,
  );
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Offer' });
  expect(button.disabled).toBe(true);
  const calls = startBeckon();
  await act(async () => vi.advanceTimersByTime(200));
  expect(button.disabled).toBe(false);
  button.click();
  expect(calls.shown).toEqual(['Popup00000001']);
});

it('useBeckon() stops polling when the script runs, and when no component uses it any more', async () => {
  const first = renderHook(() => useBeckon());
  const second = renderHook(() => useBeckon());
  expect(vi.getTimerCount()).toBe(1);
  first.unmount();
  expect(vi.getTimerCount()).toBe(1);
  second.unmount();
  expect(vi.getTimerCount()).toBe(0);
  const third = renderHook(() => useBeckon());
  startBeckon();
  await act(async () => vi.advanceTimersByTime(200));
  expect(third.result.current?.version).toBe('0.1.0');
  expect(vi.getTimerCount()).toBe(0);
});

it('useBeckon() looks less and less often for a script that never runs, and still finds a late one', async () => {
  const looks = vi.fn(() => undefined);
  Object.defineProperty(window, 'beckon', { get: looks, configurable: true });
  const { result } = renderHook(() => useBeckon());
  const looksDuring = async (ms: number) => {
    looks.mockClear();
    await act(async () => vi.advanceTimersByTime(ms));
    return looks.mock.calls.length;
  };
  expect(await looksDuring(2_000)).toBeGreaterThan(4);
  await looksDuring(120_000);
  expect(await looksDuring(60_000)).toBeLessThan(15);
  startBeckon();
  await act(async () => vi.advanceTimersByTime(5_000));
  expect(result.current?.version).toBe('0.1.0');
});

it('useBeckon() ignores another value with the name of Beckon’s API', () => {
  Object.defineProperty(window, 'beckon', { value: { hello: true }, configurable: true });
  expect(renderHook(() => useBeckon()).result.current).toBeUndefined();
});

it('consent from the page’s own banner is passed to a running script, and otherwise stored until the script runs', () => {
  setConsent({ granted: true });
  expect(window.beckonConsent).toEqual({ granted: true });
  const calls = startBeckon();
  setConsent({ marketing: false });
  expect(calls.choices).toEqual([{ marketing: false }]);
});

it('a server renders the form’s element and nothing else', () => {
  expect(
    renderToString(
      <>
        <BeckonScript {...SITE} />
        <BeckonForm id="Form000000001" />
        <OfferButton />
      </>,
    ),
  ).toBe(
    '<div class="beckon-embedded" data-id="Form000000001"></div><button type="button" disabled="">Offer</button>',
  );
});

it('server components may import everything: each file with a React hook has the directive "use client"', () => {
  const sources: Readonly<Record<string, string>> = import.meta.glob(['./*.ts*', '!./*.test.*'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const withHooks = Object.values(sources).filter((text) =>
    /import \{[^}]*\buse[A-Z]\w*[^}]*\} from 'react'/.test(text),
  );
  expect(withHooks.map((text) => text.split('\n')[0])).toEqual(Array(3).fill("'use client';"));
});

it.each([null, { version: 1 }, 'text'])(
  'a form leaves the page alone if another script has the name beckon: %j',
  (other) => {
    Object.defineProperty(window, 'beckon', { value: other, configurable: true });
    const { container } = render(<BeckonForm id="embeddedform1" />);
    expect(container.querySelector('.beckon-embedded')).not.toBeNull();
  },
);
