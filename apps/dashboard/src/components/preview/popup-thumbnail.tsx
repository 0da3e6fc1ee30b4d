import type { Layout } from '@beckon/contract/values';
import { type DraftPopup, popupFromDraft } from '@beckon/popup-core/popup/popup-from-draft';
import { viewPart } from '@beckon/popup-view';
import type { PopupViewProps } from '@beckon/popup-view/view-contract';
import { useEffect, useEffectEvent, useRef } from 'react';
import { sampleShop } from '../../lib/preview/sample-shop.ts';
import { previewPorts } from '../../lib/preview/view-ports.ts';
import { useSeen } from '../../lib/hooks/use-seen.ts';
import styles from './popup-thumbnail.module.css';

interface PopupThumbnailProps {
  readonly popup: DraftPopup;
  readonly html: () => string;
  /** The size of the popup in CSS pixels, before scaling. */
  readonly size: { readonly width: number; readonly height: number };
  /** The space around the popup, in CSS pixels. */
  readonly roomPx?: number;
  /** If absent, the layout of the devices that the popup is for. */
  readonly layout?: Layout;
}

const ROOM_PX = 18;
/** A bar is as wide as a page. Its middle is enough to recognise it. */
const WIDEST_BAR_PX = 900;
const PHONE_PX = 358;
const PHONE_BAR_PX = 390;
/** The time on a countdown that has just started. */
const CLOCK_LEFT_MS = 899_000;

/** The drawn width is never narrower than the popup, because its texts would be cut. */
function widthOf({ type }: DraftPopup, width: number, layout: Layout): number {
  if (type === 'bar') return layout === 'mobile' ? PHONE_BAR_PX : Math.min(width, WIDEST_BAR_PX);
  return layout === 'mobile' && type !== 'mobile' ? PHONE_PX : width;
}

/** The popup in the normal flow, without animation and close button, whatever its placement is. */
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
 * A small, inert picture of a real popup. The same view that visitors get draws it when it scrolls
 * into sight.
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
  // On phones, a popup is as high as its content.
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
      // Unmounted later, because React must not unmount a root while it renders.
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
 * Scales the popup down to fit its place, centred, and does so again whenever either changes its
 * size.
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
