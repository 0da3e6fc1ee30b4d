/** What a check in the visitor's browser decides, in words. */
export const CHECK_ACTIONS = [
  { value: 'show', label: 'Show if' },
  { value: 'dont_show', label: 'Do not show if' },
] as const;
