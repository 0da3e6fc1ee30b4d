import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BOOTSTRAP_EVENT, BOOTSTRAP_GLOBAL } from './markup.ts';
import { createUsedParts, type UsedParts } from './used-parts.ts';

const report = vi.fn();
const announced: unknown[] = [];
const hear = (event: Event): void => void announced.push((event as CustomEvent).detail);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  report.mockReset();
  announced.length = 0;
  document.addEventListener(BOOTSTRAP_EVENT, hear);
});
afterEach(() => {
  vi.useRealTimers();
  document.removeEventListener(BOOTSTRAP_EVENT, hear);
  Reflect.deleteProperty(window, BOOTSTRAP_GLOBAL);
});

async function open(body: string): Promise<UsedParts> {
  document.body.innerHTML = body;
  const parts = createUsedParts({ window, report });
  await parts.look();
  expect(report).not.toHaveBeenCalled();
  return parts;
}

const get = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`no ${selector}`);
  return found;
};
const components = (): string[] => Object.keys(Object(Reflect.get(window, BOOTSTRAP_GLOBAL)));

describe("only parts for the page's markup are loaded", () => {
  test.each([
    ['<div class="toast">Saved</div>', 'Toast'],
    ['<button data-bs-toggle="modal" data-bs-target="#none">Open</button>', 'Modal'],
    ['<div class="modal"></div>', 'Modal'],
    ['<button data-bs-toggle="offcanvas" data-bs-target="#none">Menu</button>', 'Offcanvas'],
    [
      '<div class="dropdown"><button data-bs-toggle="dropdown">More</button><ul class="dropdown-menu"></ul></div>',
      'Dropdown',
    ],
    ['<button data-bs-toggle="tooltip" title="Help">?</button>', 'Tooltip'],
    ['<button data-bs-toggle="popover" data-bs-content="Help">?</button>', 'Popover'],
    [
      '<ul class="nav"><li><button data-bs-toggle="pill" data-bs-target="#one">One</button></li></ul>',
      'Tab',
    ],
  ])('only the part for this markup is loaded: %s', async (body, name) => {
    await open(body);
    expect(components()).toEqual([name]);
    expect(announced).toEqual([name]);
  });

  test('nothing of Bootstrap is loaded for a page without its markup', async () => {
    await open('<p>Words</p>');
    expect([components(), announced]).toEqual([[], []]);
  });

  test('a part for markup that is added later is loaded at the next check, and each part is announced once', async () => {
    const parts = await open('<div class="toast">Saved</div>');
    document.body.insertAdjacentHTML(
      'beforeend',
      '<button data-bs-toggle="tooltip" title="x">?</button>',
    );
    await parts.look();
    expect(announced).toEqual(['Toast', 'Tooltip']);
  });
});

test('a toast that is open in the html hides after 5000 ms', async () => {
  await open('<div class="toast show" data-bs-animation="false">Your comment waits</div>');
  const toast = get('.toast');
  vi.advanceTimersByTime(4999);
  expect(toast.classList.contains('show')).toBe(true);
  vi.advanceTimersByTime(1);
  expect(toast.classList.contains('show')).toBe(false);
});

test('a script can show a toast through window.bootstrap, and the toast stays if it has no auto-hide', async () => {
  await open('<div class="toast" data-bs-animation="false" data-bs-autohide="false">Stays</div>');
  const { Toast } = Reflect.get(window, BOOTSTRAP_GLOBAL);
  Toast.getOrCreateInstance(get('.toast')).show();
  vi.advanceTimersByTime(60_000);
  expect(get('.toast').classList.contains('show')).toBe(true);
});

test('another check does not restart the timer of an open toast', async () => {
  const parts = await open('<div class="toast show" data-bs-animation="false">Hello</div>');
  vi.advanceTimersByTime(4000);
  await parts.look();
  vi.advanceTimersByTime(1000);
  expect(get('.toast').classList.contains('show')).toBe(false);
});

test('arrow keys move from one tab to the next', async () => {
  await open(`<ul class="nav" role="tablist">
    <li><button id="a" class="nav-link active" data-bs-toggle="tab" data-bs-target="#one" role="tab">One</button></li>
    <li><button id="b" class="nav-link" data-bs-toggle="tab" data-bs-target="#two" role="tab">Two</button></li></ul>
    <div id="one" class="tab-pane active show"></div><div id="two" class="tab-pane"></div>`);
  get('#a').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  expect(get('#b').getAttribute('aria-selected')).toBe('true');
  expect(get('#two').classList.contains('active')).toBe(true);
});
