import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { placePanel } from './place-panel.ts';

interface FloatingPanelProps {
  readonly id: string;
  readonly anchorRef: RefObject<HTMLElement | null>;
  readonly role?: 'dialog';
  readonly label: string;
  readonly className: string;
  readonly onClose: (why: 'escape' | 'left') => void;
  readonly children: ReactNode;
}

/**
 * A panel beside a field, in the browser's top layer, so that a small or scaled popup does not cut
 * it off. Drawn only while open. An element marked `data-focus-first` gets the focus. Escape closes
 * only the panel; it also closes when it loses the focus.
 */
export function FloatingPanel({
  id,
  anchorRef,
  role,
  label,
  className,
  onClose,
  children,
}: FloatingPanelProps): ReactNode {
  const panelRef = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const panel = panelRef.current;
    const anchor = anchorRef.current;
    if (panel === null || anchor === null) return undefined;
    raiseToTopLayer(panel);
    // The focus moves at once, because the next key may follow within milliseconds.
    panel.querySelector<HTMLElement>('[data-focus-first]')?.focus({ preventScroll: true });
    const place = (): void => placePanel(panel, anchor);
    place();
    return followMoves(panel.ownerDocument, place);
  }, [anchorRef]);

  useCloseOnLeaving(panelRef, anchorRef, onClose);
  useCloseOnEscape(panelRef, onClose);

  return (
    <div
      ref={panelRef}
      id={id}
      className={`bk-panel ${className}`}
      role={role}
      aria-label={label}
      tabIndex={-1}
      // The popup behind the panel ignores keys that were pressed in it.
      onKeyDown={(event) => event.stopPropagation()}
    >
      {children}
    </div>
  );
}

/**
 * A browser without popovers draws the panel inside the popup. The popover attribute would hide it
 * there, so it is not set.
 */
function raiseToTopLayer(panel: HTMLElement): void {
  if (typeof panel.showPopover !== 'function') return;
  panel.popover = 'manual';
  panel.showPopover();
}

/** Calls `place` whenever the anchor may have moved. Returns a function that stops it. */
function followMoves(page: Document, place: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  page.addEventListener('scroll', place, { capture: true, signal });
  page.defaultView?.addEventListener('resize', place, { signal });
  // The keyboard of a phone covers the window without changing its size, and the visible part moves
  // without scrolling the page.
  const seen = page.defaultView?.visualViewport;
  seen?.addEventListener('resize', place, { signal });
  seen?.addEventListener('scroll', place, { signal });
  return () => listening.abort();
}

/**
 * Also while the focus is in the field beside the panel, or nowhere; an Escape elsewhere on the
 * page is not for the panel. The popup hears of the key only after this.
 */
function useCloseOnEscape(
  panelRef: RefObject<HTMLElement | null>,
  onClose: FloatingPanelProps['onClose'],
): void {
  useEffect(() => {
    const panel = panelRef.current;
    const page = panel?.ownerDocument;
    const handleKey = (event: KeyboardEvent): void => {
      // With this Escape, an input method drops what it was about to write.
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
      const isHere = event.target === page?.body || isIn(event, panel?.getRootNode());
      if (!isHere) return;
      event.preventDefault();
      onClose('escape');
    };
    page?.addEventListener('keydown', handleKey, true);
    return () => page?.removeEventListener('keydown', handleKey, true);
  }, [panelRef, onClose]);
}

/** Closes the panel when the visitor presses something else, or moves the focus there. */
function useCloseOnLeaving(
  panelRef: RefObject<HTMLElement | null>,
  anchorRef: RefObject<HTMLElement | null>,
  onClose: FloatingPanelProps['onClose'],
): void {
  useEffect(() => {
    const panel = panelRef.current;
    const page = panel?.ownerDocument;
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    const handle = (event: Event): void => {
      if (!isIn(event, panel) && !isIn(event, anchorRef.current)) onClose('left');
    };
    page?.addEventListener('pointerdown', handle, options);
    page?.addEventListener('focusin', handle, options);
    // The page does not hear of a focus that moves inside the popup.
    panel?.getRootNode().addEventListener('focusin', handle, options);
    return () => listening.abort();
  }, [panelRef, anchorRef, onClose]);
}

function isIn(event: Event, node: Node | null | undefined): boolean {
  return node ? event.composedPath().includes(node) : false;
}
