import { afterEach, expect, it, vi } from 'vitest';
import { holdBackButton, listenForBackButton } from './hold-back-button.ts';

const clean: (() => void)[] = [];
afterEach(() => clean.splice(0).forEach((end) => end()));

function goTo(idx: number): void {
  dispatchEvent(new PopStateEvent('popstate', { state: { idx } }));
}
const goBack = (): void => goTo(-1);

it('a held page asks before a router that was added earlier', () => {
  const leftBy = vi.fn();
  const ask = vi.fn();
  const go = vi.spyOn(history, 'go').mockReturnValue(undefined);
  listenForBackButton();
  addEventListener('popstate', leftBy, true);
  const endHold = holdBackButton(ask);
  clean.push(
    () => go.mockRestore(),
    () => removeEventListener('popstate', leftBy, true),
    endHold,
  );
  goBack();
  expect(ask).toHaveBeenCalledOnce();
  expect(leftBy).not.toHaveBeenCalled();
});

it('the back button stays on the page, and leaves after the owner confirms it', () => {
  const heard: unknown[] = [];
  const router = (event: PopStateEvent): void => void heard.push(event.state);
  const go = vi.spyOn(history, 'go').mockReturnValue(undefined);
  const ask = vi.fn((leave: () => void) => leaving.push(leave));
  const leaving: (() => void)[] = [];
  const endHold = holdBackButton(ask);
  addEventListener('popstate', router, true);
  clean.push(
    () => go.mockRestore(),
    () => removeEventListener('popstate', router, true),
    endHold,
  );
  goBack();
  // The event of the return to the page. The router has not numbered that entry, and there is no
  // new question.
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
  expect([heard, go.mock.calls]).toEqual([[], [[1]]]);
  goTo(0);
  expect(ask).toHaveBeenCalledOnce();
  leaving[0]?.();
  goBack();
  expect([heard, go.mock.calls]).toEqual([[{ idx: -1 }], [[1], [-1]]]);
});

it('the page can be left when nothing holds it any more', () => {
  const leftBy = vi.fn();
  const endHold = holdBackButton(vi.fn());
  endHold();
  addEventListener('popstate', leftBy, true);
  clean.push(() => removeEventListener('popstate', leftBy, true));
  goBack();
  expect(leftBy).toHaveBeenCalledOnce();
});
