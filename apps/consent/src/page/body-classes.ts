/**
 * Shows styles and scripts by classes of the body what is allowed. All our classes are set again,
 * except the one that marks a legal document. docs/behaviour/consent.md#body-classes
 */
export function setBodyClasses(body: HTMLElement, names: readonly string[]): void {
  const old = [...body.classList].filter(
    (name) => name.startsWith('cmplz-') && !KEPT.includes(name),
  );
  const wanted = names.filter((name) => /^\S+$/.test(name)).map((name) => `cmplz-${name}`);
  const isSame = old.length === wanted.length && wanted.every((name) => old.includes(name));
  // A change of the body's class makes the browser compute all styles again.
  if (isSame) return;
  body.classList.remove(...old);
  body.classList.add(...wanted);
}

const KEPT = ['cmplz-document', 'cmplz-banner-active'];
