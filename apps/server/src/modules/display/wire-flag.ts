/** The wire's 0 and 1. */
export function wireFlag(isOn: boolean): 0 | 1 {
  return isOn ? 1 : 0;
}
