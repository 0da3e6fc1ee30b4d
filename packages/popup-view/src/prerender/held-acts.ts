/**
 * Records what a visitor does with a prerendered popup before the view is loaded, and repeats it
 * afterwards.
 */
export class HeldActs {
  readonly #acts = new Map<Element, () => void>();
  #form: HTMLFormElement | undefined;

  /** Prevents the browser from sending a form. Returns false if the target is not a form. */
  holdSubmit(event: SubmitEvent): boolean {
    const { target, submitter } = event;
    if (!(target instanceof HTMLFormElement)) return false;
    event.preventDefault();
    this.#form = target;
    this.#acts.set(target, () => target.requestSubmit(submitter));
    return true;
  }

  /**
   * Records a click. Returns false if the browser handles the click itself: plain links,
   * checkboxes, fields, and clicks with a modifier key.
   */
  holdClick(event: MouseEvent): boolean {
    const { target } = event;
    const control = target instanceof Element ? target.closest<HTMLElement>('a,button') : undefined;
    const isOfBrowser = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!control?.matches('a[data-block],button:not([type=submit])') || isOfBrowser) return false;
    event.preventDefault();
    this.#acts.set(control, () => control.click());
    return true;
  }

  /** Whether a form was submitted that is valid by the browser's own checks. */
  hasSubmission(): boolean {
    return this.#form?.checkValidity() === true;
  }

  /** Repeats everything in its order. A control that was pressed twice is pressed once. */
  repeat(): void {
    const acts = [...this.#acts.values()];
    this.#acts.clear();
    acts.forEach((act) => act());
  }
}
