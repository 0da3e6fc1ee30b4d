/**
 * Shows styles and scripts by classes of the body what is allowed. All our classes are set again,
 * except those that others give. docs/behaviour/consent.md#body-classes
 */
export function setBodyClasses(body: HTMLElement, names: readonly string[]): void {
  const before = body.className;
  const wanted = names.filter((name) => /^\S+$/.test(name)).map((name) => `cmplz-${name}`);
  const others = before.split(/\s+/).filter((name) => name !== '' && !isOurs(name));
  const after = [...others, ...new Set(wanted)].join(' ');
  // A change of the body's class makes the browser compute all styles again.
  if (after !== before) body.className = after;
}

function isOurs(name: string): boolean {
  return name.startsWith('cmplz-') && name !== 'cmplz-document' && name !== 'cmplz-banner-active';
}
