/**
 * Reports to the fields what they contain, as if it was typed or ticked now: visitors may have done
 * that before the fields listened, and programs that fill in forms do not always say so. Does not
 * report initial values.
 */
export function reportTyped(place: HTMLElement): void {
  for (const input of place.querySelectorAll<HTMLInputElement>('input,textarea,select')) {
    const { type, checked, defaultChecked, value, defaultValue } = input;
    const isChosen = /box|radio|select/.test(type);
    // A list has no default value, so it is always reported.
    if (checked !== defaultChecked || (!/box|radio/.test(type) && value !== defaultValue))
      input.dispatchEvent(new Event(isChosen ? 'change' : 'input', { bubbles: true }));
  }
}
