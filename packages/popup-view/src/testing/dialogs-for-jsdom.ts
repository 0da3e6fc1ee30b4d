/** Jsdom has dialogs and popovers without their ways of opening: enough of them for tests by role. */
export function addDialogsToJsdom(): void {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
}
