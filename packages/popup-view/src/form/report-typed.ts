/**
 * Reports to the fields inside what was typed and ticked before they listened, as if it were done
 * now. What they held from the beginning is none of it.
 */
export function reportTyped(card: HTMLElement): void {
  for (const input of card.querySelectorAll('input')) {
    if (input.checked !== input.defaultChecked)
      input.dispatchEvent(new Event('change', { bubbles: true }));
    else if (input.type !== 'hidden' && input.value !== input.defaultValue)
      input.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
