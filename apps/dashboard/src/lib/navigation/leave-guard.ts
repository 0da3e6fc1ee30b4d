import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { askToConfirm } from '../ask-to-confirm.ts';
import { holdBackButton } from './hold-back-button.ts';

/** The number of components on the page with unsaved changes. */
let unsavedParts = 0;

/** Calls `go` at once, or after a confirmation if there are unsaved changes. */
export function leaveSafely(go: () => void): void {
  if (unsavedParts === 0) {
    go();
    return;
  }
  askToConfirm({
    title: 'Leave without saving?',
    children: 'Your changes on this page are not saved.',
    labels: { confirm: 'Leave', cancel: 'Stay' },
    confirmProps: { color: 'clay' },
    onConfirm: go,
  });
}

/** The link within the dashboard that a click follows in this tab; undefined for other clicks. */
function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return undefined;
  return link.target === '_blank' || link.hasAttribute('download') ? undefined : link;
}

/**
 * While there are unsaved changes, asks for confirmation before a link, the browser's Back button,
 * a switch to another site or closing the tab loses them.
 */
export function useLeaveGuard(isUnsaved: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault();
    const askOnClick = (event: MouseEvent) => {
      const link = linkOf(event);
      if (link === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      const { pathname, search, hash } = link;
      leaveSafely(() => void navigate({ pathname, search, hash }));
    };
    unsavedParts += 1;
    const endHold = holdBackButton(leaveSafely);
    addEventListener('beforeunload', askBrowser);
    document.addEventListener('click', askOnClick, true);
    return () => {
      unsavedParts -= 1;
      endHold();
      removeEventListener('beforeunload', askBrowser);
      document.removeEventListener('click', askOnClick, true);
    };
  }, [isUnsaved, navigate]);
}
