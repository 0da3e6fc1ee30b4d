import { afterEach, expect, it, vi } from 'vitest';
import { keepFocusOut } from './keep-focus-out.ts';

/** A page in a frame, as the preview's, with a dialog and a button. */
function framedPage() {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const page = frame.contentDocument ?? document;
  page.body.innerHTML = '<dialog></dialog><button>Join</button>';
  const [dialog, button] = [page.querySelector('dialog'), page.querySelector('button')];
  if (dialog === null || button === null) throw new Error('the page is incomplete');
  return { page, dialog, button };
}

afterEach(() => document.body.replaceChildren());

it('a script cannot move the focus into a preview while the owner is elsewhere', () => {
  const { page, button } = framedPage();
  keepFocusOut(page);
  const hasFocus = vi.spyOn(page, 'hasFocus').mockReturnValue(false);
  button.focus();
  expect(page.activeElement).not.toBe(button);
  hasFocus.mockReturnValue(true);
  button.focus();
  expect(page.activeElement).toBe(button);
});

it('a dialog that opens in a preview is inert for a moment only if the owner is elsewhere', () => {
  const { page, dialog } = framedPage();
  const opened: (boolean | undefined)[] = [];
  const { HTMLDialogElement } = page.defaultView ?? window;
  HTMLDialogElement.prototype.showModal = function open() {
    opened.push(this.inert);
  };
  keepFocusOut(page);
  const hasFocus = vi.spyOn(page, 'hasFocus').mockReturnValue(false);
  dialog.showModal();
  hasFocus.mockReturnValue(true);
  dialog.showModal();
  expect(opened).toEqual([true, false]);
  expect(dialog.inert).toBe(false);
});
