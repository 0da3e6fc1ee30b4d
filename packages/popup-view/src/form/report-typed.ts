/**
 * Reports to the fields what the visitor typed and ticked before they listened, as if it happened
 * now. Does not report their initial values.
 */
export function reportTyped(card: HTMLElement): void {
  for (const input of card.querySelectorAll('input')) {
    if (input.checked !== input.defaultChecked)
      input.dispatchEvent(new Event('change', { bubbles: true }));
    else if (input.type !== 'hidden' && input.value !== input.defaultValue)
      input.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
