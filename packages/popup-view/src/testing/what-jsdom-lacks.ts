import { vi } from 'vitest';

/** Jsdom has dialogs and popovers, but cannot open them: this is enough for tests by role. */
export function addDialogsToJsdom(): void {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
}

/** It also lacks `requestSubmit`. */
export function addRequestSubmitToJsdom(): void {
  HTMLFormElement.prototype.requestSubmit = function requestSubmit(submitter) {
    this.dispatchEvent(
      new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: submitter ?? null }),
    );
  };
}

/** It loads no fonts: every file is there at once. */
export function addFontsToJsdom(): void {
  vi.stubGlobal(
    'FontFace',
    class {
      load = () => Promise.resolve(this);
    },
  );
}
