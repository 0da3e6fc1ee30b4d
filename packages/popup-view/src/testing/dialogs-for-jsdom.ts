/** Jsdom has dialogs and popovers without their ways of opening: enough of them for tests by role. */
export function addDialogsToJsdom(): void {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
}

/** It also lacks the way in which a script sends a form. */
export function addRequestSubmitToJsdom(): void {
  HTMLFormElement.prototype.requestSubmit = function requestSubmit(submitter) {
    this.dispatchEvent(
      new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: submitter ?? null }),
    );
  };
}
