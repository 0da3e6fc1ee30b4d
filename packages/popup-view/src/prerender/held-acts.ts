/** What a visitor has done with a popup that does not work yet, to be repeated once it does. */
export class HeldActs {
  readonly #acts = new Map<Element, () => void>();
  #form: HTMLFormElement | undefined;

  /** Keeps the browser from sending a form. Returns whether it was one. */
  holdSubmit(event: SubmitEvent): boolean {
    const { target, submitter } = event;
    if (!(target instanceof HTMLFormElement)) return false;
    event.preventDefault();
    this.#form = target;
    this.#acts.set(target, () => target.requestSubmit(submitter));
    return true;
  }

  /** False for what the browser does by itself: plain links, boxes, fields, new tabs by key. */
  holdClick(event: MouseEvent): boolean {
    const { target } = event;
    const control = target instanceof Element ? target.closest<HTMLElement>('a,button') : undefined;
    const isOfBrowser = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!control?.matches('a[data-block],button:not([type=submit])') || isOfBrowser) return false;
    event.preventDefault();
    this.#acts.set(control, () => control.click());
    return true;
  }

  /** A form was submitted that can be sent, as far as the browser knows. */
  hasSubmission(): boolean {
    return this.#form?.checkValidity() === true;
  }

  /** In their order; a control that was pressed twice is pressed once. */
  repeat(): void {
    const acts = [...this.#acts.values()];
    this.#acts.clear();
    acts.forEach((act) => act());
  }
}
