/** What a visitor has done with a popup that does not work yet. Called: does it again. */
export type HeldAct = () => void;

/** Keeps the browser from sending a form; repeated, it is sent as if it were submitted then. */
export function heldSubmit(event: SubmitEvent): HeldAct | undefined {
  const { target, submitter } = event;
  if (!(target instanceof HTMLFormElement)) return undefined;
  event.preventDefault();
  return () => target.requestSubmit(submitter);
}

/** Undefined for what the browser does by itself: plain links, boxes, fields, new tabs by key. */
export function heldClick(event: MouseEvent): HeldAct | undefined {
  const { target } = event;
  const control = target instanceof Element ? target.closest<HTMLElement>('a,button') : undefined;
  const isOfBrowser = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (!control?.matches('a[data-block],button:not([type=submit])') || isOfBrowser) return undefined;
  event.preventDefault();
  return () => control.click();
}
