/**
 * Sets classes of the body, by which styles and scripts see what is allowed. Replaces all our
 * classes, and keeps those of other scripts. docs/behaviour/consent.md#body-classes
 */
export function setBodyClasses(body: HTMLElement, names: readonly string[]): void {
  const wanted = names.filter(isOneClass).map((name) => `cmplz-${name}`);
  const others = [...body.classList].filter((name) => !isOurs(name));
  const after = [...others, ...new Set(wanted)].join(' ');
  // Each change of the body's class makes the browser compute all styles again.
  if (after !== body.className) body.className = after;
}

/** No character that separates classes is above the space. Compiling a pattern would take longer. */
function isOneClass(name: string): boolean {
  return name !== '' && name.split('').every((letter) => letter > ' ');
}

function isOurs(name: string): boolean {
  return name.startsWith('cmplz-') && name !== 'cmplz-document' && name !== 'cmplz-banner-active';
}
