import { vi } from 'vitest';

/** Jsdom has dialogs and popovers, but cannot open them. This implements enough for tests by role. */
export function addDialogsToJsdom(): void {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
}

/** Jsdom lacks `requestSubmit`. */
export function addRequestSubmitToJsdom(): void {
  HTMLFormElement.prototype.requestSubmit = function requestSubmit(submitter) {
    this.dispatchEvent(
      new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: submitter ?? null }),
    );
  };
}

/** Jsdom loads no fonts. With this, every file counts as loaded. */
export function addFontsToJsdom(): void {
  vi.stubGlobal(
    'FontFace',
    class {
      load = () => Promise.resolve(this);
    },
  );
}
