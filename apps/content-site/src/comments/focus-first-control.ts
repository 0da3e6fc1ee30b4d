type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement;

/**
 * Puts the focus on the first visible, enabled control of the form. If there is none, the focus
 * does not change.
 */
export function focusFirstControl(form: Element): void {
  const controls = form.querySelectorAll<Control>('input, select, textarea, button');
  [...controls].find(canBeUsed)?.focus();
}

function canBeUsed(control: Control): boolean {
  if (control.type === 'hidden' || control.matches(':disabled')) return false;
  const { width, height } = control.getBoundingClientRect();
  return width > 0 && height > 0 && getComputedStyle(control).visibility === 'visible';
}
