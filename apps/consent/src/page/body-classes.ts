/**
 * Sets classes of the body, by which styles and scripts see what is allowed. Replaces all our
 * classes, and keeps those of other scripts. docs/behaviour/consent.md#body-classes
 */
export function setBodyClasses(body: HTMLElement, names: readonly string[]): void {
  const before = body.className;
  const wanted = names.filter((name) => /^\S+$/.test(name)).map((name) => `cmplz-${name}`);
  const others = before.split(/\s+/).filter((name) => name !== '' && !isOurs(name));
  const after = [...others, ...new Set(wanted)].join(' ');
  // Each change of the body's class makes the browser compute all styles again.
  if (after !== before) body.className = after;
}

function isOurs(name: string): boolean {
  return name.startsWith('cmplz-') && name !== 'cmplz-document' && name !== 'cmplz-banner-active';
}
