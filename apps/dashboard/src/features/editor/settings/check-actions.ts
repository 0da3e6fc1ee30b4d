/** The possible decisions of a check in the visitor's browser, with labels. */
export const CHECK_ACTIONS = [
  { value: 'show', label: 'Show if' },
  { value: 'dont_show', label: 'Do not show if' },
] as const;
