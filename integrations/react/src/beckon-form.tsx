import type { ReactElement } from 'react';

/** Which form, and what its place looks like. */
export interface BeckonFormProps {
  /** Id of the embedded popup: 13 letters and digits, on the Install page of the dashboard. */
  readonly id: string;
  /** Further classes of the place, for room around the form. */
  readonly className?: string | undefined;
}

/**
 * The place in which an embedded form appears. Beckon looks for places on each new page and every
 * few seconds, and takes a form down whose place has gone.
 * docs/behaviour/starting.md#embedded-popups.
 */
export function BeckonForm({ id, className }: BeckonFormProps): ReactElement {
  const classes = ['beckon-embedded', className].filter((name) => name !== undefined).join(' ');
  // What is drawn inside is not React's: another id needs another element, and the script may have
  // drawn before React takes over what the server rendered.
  return <div key={id} className={classes} data-id={id} suppressHydrationWarning />;
}
