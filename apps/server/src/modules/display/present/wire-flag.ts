/** A boolean on the wire: 0 or 1. */
export function wireFlag(isOn: boolean): 0 | 1 {
  return isOn ? 1 : 0;
}
