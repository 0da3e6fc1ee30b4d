import {
  useEffect,
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type ReactNode,
  type RefObject,
} from 'react';
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

  useCloseOnPress(panelRef, anchorRef, onClose);
  useCloseOnEscape(panelRef, onClose);

  function handleBlur(event: FocusEvent<HTMLElement>): void {
    const next = event.relatedTarget;
    if (
      next !== null &&
      !event.currentTarget.contains(next) &&
      anchorRef.current?.contains(next) !== true
    )
      onClose('left');
  }

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
      onBlur={handleBlur}
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
 * Also while the focus is in the field beside the panel. The popup hears of the key only after
 * this.
 */
function useCloseOnEscape(
  panelRef: RefObject<HTMLElement | null>,
  onClose: FloatingPanelProps['onClose'],
): void {
  useEffect(() => {
    const page = panelRef.current?.ownerDocument;
    const handleKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      onClose('escape');
    };
    page?.addEventListener('keydown', handleKey, true);
    return () => page?.removeEventListener('keydown', handleKey, true);
  }, [panelRef, onClose]);
}

function useCloseOnPress(
  panelRef: RefObject<HTMLElement | null>,
  anchorRef: RefObject<HTMLElement | null>,
  onClose: FloatingPanelProps['onClose'],
): void {
  useEffect(() => {
    const page = panelRef.current?.ownerDocument;
    const handlePress = (event: Event): void => {
      const path = event.composedPath();
      const isInside = [panelRef.current, anchorRef.current].some(
        (element) => element !== null && path.includes(element),
      );
      if (!isInside) onClose('left');
    };
    page?.addEventListener('pointerdown', handlePress, true);
    return () => page?.removeEventListener('pointerdown', handlePress, true);
  }, [panelRef, anchorRef, onClose]);
}
