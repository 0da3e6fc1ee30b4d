import type { Layout } from '@beckon/contract/values';
import { type DraftPopup, popupFromDraft } from '@beckon/popup-core/popup/popup-from-draft';
import { viewPart } from '@beckon/popup-view';
import type { PopupViewProps } from '@beckon/popup-view/view-contract';
import { useEffect, useEffectEvent, useRef } from 'react';
import { sampleShop } from '../../lib/preview/sample-shop.ts';
import { previewPorts } from '../../lib/preview/view-ports.ts';
import { useSeen } from '../../lib/use-seen.ts';
import styles from './popup-thumbnail.module.css';

interface PopupThumbnailProps {
  readonly popup: DraftPopup;
  readonly html: () => string;
  /** CSS pixels at scale 1. */
  readonly size: { readonly width: number; readonly height: number };
  /** Left free around it. */
  readonly roomPx?: number;
  /** Absent: that of the devices the popup is for. */
  readonly layout?: Layout;
}

const ROOM_PX = 18;
/** A bar is as wide as a page; its middle is enough to know it by. */
const WIDEST_BAR_PX = 900;
const PHONE_PX = 358;
const PHONE_BAR_PX = 390;
/** On a clock that has just begun. */
const CLOCK_LEFT_MS = 899_000;

/** What is drawn is never narrower than the popup: its words would be cut to fit. */
function widthOf({ type }: DraftPopup, width: number, layout: Layout): number {
  if (type === 'bar') return layout === 'mobile' ? PHONE_BAR_PX : Math.min(width, WIDEST_BAR_PX);
  return layout === 'mobile' && type !== 'mobile' ? PHONE_PX : width;
}

/** Draws in the flow, still and without any way to leave, whatever the popup's own place is. */
function still({ settings, ...popup }: DraftPopup): DraftPopup {
  const appearance = {
    ...settings.appearance,
    entryEffect: 'none' as const,
    background: 'none' as const,
    pushesPage: false,
  };
  return {
    ...popup,
    type: 'embedded',
    settings: {
      ...settings,
      appearance,
      closing: { ...settings.closing, option: 'none', enabledAfterSeconds: 0 },
    },
  };
}

function propsFor(popup: DraftPopup, html: string, layout: Layout): PopupViewProps {
  return {
    popup: popupFromDraft(still(popup), html),
    template: html,
    phase: 'open',
    screen: popup.settings.game === undefined ? 'form' : 'play',
    submit: 'idle',
    layout,
    language: popup.language,
    isPreview: false,
    closeReadyInSeconds: 0,
    pageParameters: new Map(),
    order: 0,
    ...(popup.settings.appearance.timer === undefined ? {} : { timerLeftMs: CLOCK_LEFT_MS }),
    ports: { ...previewPorts, shop: sampleShop, prefersReducedMotion: () => true },
    onEvent: () => undefined,
  };
}

/**
 * A small, inert picture of a real popup, drawn by the visitor's own view once it scrolls into
 * sight.
 */
export function PopupThumbnail({
  popup,
  html,
  size,
  roomPx = ROOM_PX,
  layout = popup.type === 'mobile' ? 'mobile' : 'desktop',
}: PopupThumbnailProps) {
  const place = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(place);
  const width = widthOf(popup, size.width, layout);
  // Phones give a popup the height of its words.
  const height = layout === 'mobile' && popup.type !== 'mobile' ? 0 : size.height;
  const mount = useEffectEvent((shadow: ShadowRoot) =>
    viewPart.mountPopup(shadow, propsFor(popup, html(), layout)),
  );
  useEffect(() => {
    const element = host.current;
    if (!isSeen || element === null) return undefined;
    const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`.poptin-popup{min-height:${height}px !important}`);
    const mounted = mount(shadow);
    shadow.adoptedStyleSheets = [...shadow.adoptedStyleSheets, sheet];
    const stopFitting = fit(element.parentElement, place.current, roomPx);
    return () => {
      stopFitting();
      // Taken apart outside of the drawing that React is in.
      queueMicrotask(() => mounted.unmount());
      shadow.adoptedStyleSheets = shadow.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [isSeen, height, layout, roomPx, popup.id, popup.language]);
  return (
    <div ref={place} className={styles['place']} aria-hidden inert>
      <div className={styles['frame']} style={{ width }}>
        <div ref={host} />
      </div>
    </div>
  );
}

/**
 * Scales the drawn popup down into its place and keeps it in the middle, whenever either changes
 * its size.
 */
function fit(frame: HTMLElement | null, place: HTMLElement | null, roomPx: number): () => void {
  if (frame === null || place === null) return () => undefined;
  const refit = () => {
    if (frame.offsetHeight === 0) return;
    const scale = Math.min(
      (place.clientWidth - roomPx * 2) / frame.offsetWidth,
      (place.clientHeight - roomPx * 2) / frame.offsetHeight,
      1,
    );
    frame.style.transform = `translate(-50%, -50%) scale(${scale})`;
    place.dataset['drawn'] = '';
  };
  const observer = new ResizeObserver(refit);
  observer.observe(frame);
  observer.observe(place);
  refit();
  return () => observer.disconnect();
}
