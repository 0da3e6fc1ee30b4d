/**
 * Reports to the fields what they contain, as if it was typed or ticked now: visitors may have done
 * that before the fields listened, and programs that fill in forms do not always say so. Does not
 * report what the fields know already. Only a form itself reports its hidden fields, because that
 * counts as typed, and nothing shows whether they have changed.
 */
export function reportTyped(place: HTMLElement): void {
  for (const input of place.querySelectorAll<HTMLInputElement>('input,textarea,select')) {
    const { type, form } = input;
    // A list has no default value, so it is always reported.
    if (
      (form === place && type === 'hidden') ||
      input.checked !== input.defaultChecked ||
      input.value !== input.defaultValue
    )
      input.dispatchEvent(
        new Event(/box|radio|select/.test(type) ? 'change' : 'input', { bubbles: true }),
      );
  }
}
