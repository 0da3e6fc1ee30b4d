import { afterEach, expect, it, vi } from 'vitest';
import { holdBackButton, listenForBackButton } from './hold-back-button.ts';

const clean: (() => void)[] = [];
afterEach(() => clean.splice(0).forEach((end) => end()));

function goBack(): void {
  dispatchEvent(new PopStateEvent('popstate', { state: { idx: -1 } }));
}

it('asks before a router that listened earlier than the page that is held', () => {
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

it('lets the page go once nothing is held any more', () => {
  const leftBy = vi.fn();
  const endHold = holdBackButton(vi.fn());
  endHold();
  addEventListener('popstate', leftBy, true);
  clean.push(() => removeEventListener('popstate', leftBy, true));
  goBack();
  expect(leftBy).toHaveBeenCalledOnce();
});
