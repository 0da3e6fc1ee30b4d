/**
 * Lets the popup in this page take the focus only while the owner is in the page. Otherwise the
 * focus would jump from the settings into the preview whenever the popup opens. The page refuses,
 * not the view, because visitors would download what only a preview needs.
 */
export function keepFocusOut(page: Document): void {
  const { HTMLElement, HTMLDialogElement } = page.defaultView ?? window;
  replace(HTMLElement.prototype, 'focus', (focus, element, options) => {
    if (page.hasFocus()) Reflect.apply(focus, element, options);
  });
  replace(HTMLDialogElement.prototype, 'showModal', (showModal, dialog) => {
    // The browser focuses something in each dialog that it opens, but nothing that is inert.
    dialog.inert = !page.hasFocus();
    Reflect.apply(showModal, dialog, []);
    dialog.inert = false;
  });
}

type Method = (...values: readonly unknown[]) => unknown;

/** Replaces a method of a prototype by one that gets the original and the object. */
function replace<Owner extends object, Name extends keyof Owner>(
  prototype: Owner,
  name: Name,
  run: (original: Method, object: Owner, values: readonly unknown[]) => void,
): void {
  const original: unknown = prototype[name];
  if (!isMethod(original)) return;
  Object.defineProperty(prototype, name, {
    configurable: true,
    writable: true,
    value(this: Owner, ...values: readonly unknown[]) {
      run(original, this, values);
    },
  });
}

function isMethod(value: unknown): value is Method {
  return typeof value === 'function';
}
