'use client';

import { type ReactElement, useEffect } from 'react';
import { currentApi } from './use-beckon.ts';

/** Props of an embedded form. */
export interface BeckonFormProps {
  /** Id of the embedded popup: 13 letters and digits, on the Install page of the dashboard. */
  readonly id: string;
  /** More classes for the element that contains the form, for example for margins. */
  readonly className?: string | undefined;
}

const NO_CONTENT = { __html: '' };

/**
 * The element in which an embedded form appears. Beckon looks for such elements on each new page,
 * at each event of the page, and every few seconds, and removes a form whose element is gone.
 * docs/behaviour/starting.md#embedded-popups.
 */
export function BeckonForm({ id, className }: BeckonFormProps): ReactElement {
  useEffect(() => {
    // Another script of the page may have this name, too.
    currentApi()?.trigger?.('beckon-form');
  }, [id]);
  const classes = ['beckon-embedded', className].filter((name) => name !== undefined).join(' ');
  // Beckon, not React, draws the content. So another id needs a new element. The empty html makes
  // hydration accept content that the script drew before: otherwise React would throw away the page.
  return (
    <div
      key={id}
      className={classes}
      data-id={id}
      suppressHydrationWarning
      dangerouslySetInnerHTML={NO_CONTENT}
    />
  );
}
