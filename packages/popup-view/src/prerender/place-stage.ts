import type { Prerendered } from '@beckon/contract/popup';
import { locationIn, type FramePlan } from '../frames/frame-plan.ts';
import { openStage, stageWay } from '../frames/open-stage.ts';
import { tabBaseOf } from '../frames/tab-base.ts';
import { adoptCss } from '../mount/adopt-css.ts';
import { placedFonts } from '../template/placed-fonts.ts';
import { HIDDEN_STYLE } from '../template/hidden-style.ts';
import { writeHtml } from '../template/read-html.ts';
import type { PopupViewProps } from '../view-contract.ts';

/** The elements of a prerendered popup. */
export interface StageElements {
  /** The element for the shadow root. It contains only the stage. */
  readonly place: HTMLElement;
  readonly stage: HTMLElement;
  readonly card: HTMLElement;
  readonly root: HTMLElement;
}

/**
 * Makes the elements from the prerendered html. Undefined if the page's policies allow no script to
 * write markup.
 */
export function makeStage(page: Document, { html }: Prerendered): StageElements | undefined {
  const place = writeHtml(page.createElement('div'), html);
  const stage = place?.firstElementChild;
  const card = stage?.querySelector<HTMLElement>('.bkv-card');
  const root = card?.querySelector<HTMLElement>('.poptin-popup');
  if (!place || !(stage instanceof HTMLElement) || !card || !root) return undefined;
  // A strict content security policy refuses style attributes in markup, but allows styles that a
  // script sets.
  for (const element of [stage, ...stage.querySelectorAll<HTMLElement>(`[${HIDDEN_STYLE}]`)]) {
    element.style.cssText = element.getAttribute(HIDDEN_STYLE) ?? '';
    element.removeAttribute(HIDDEN_STYLE);
  }
  place.className = 'bkv-root';
  return { place, stage, card, root };
}

/** Adds what is known only on the page: the popup's place there, and its entry effect. */
export function completeStage(
  { stage, card, root }: StageElements,
  { layout, order }: Pick<PopupViewProps, 'layout' | 'order'>,
  { plan, entry }: { readonly plan: FramePlan; readonly entry: string | undefined },
): void {
  const { horizontal: x, vertical: y } = locationIn(layout, plan);
  Object.assign(stage.dataset, { layout, x, y, tabBase: String(tabBaseOf(order)) });
  root.dataset['layout'] = layout;
  card.style.animationName = entry === undefined ? '' : `bk-${entry}`;
}

/** A prerendered popup in the page. */
export interface PlacedStage {
  readonly closeStage: () => void;
  /**
   * Call this when the popup is on screen, because loading fonts earlier would delay it. The font
   * files that its text needs come before the rules, so that the text is laid out again only once.
   */
  readonly loadFonts: () => void;
  /** Removes everything from the shadow root and the page. */
  remove(): void;
}

/** Puts the stage with its styles into the shadow root, and opens it above the page. */
export function placeStage(
  shadow: ShadowRoot,
  { place, stage, card, root }: StageElements,
  {
    plan,
    css,
    deviceFonts,
    webFonts,
    textFonts = [],
  }: Omit<Prerendered, 'html'> & { readonly plan: FramePlan },
): PlacedStage {
  const page = shadow.ownerDocument;
  const letGo = [adoptCss(page, deviceFonts), adoptCss(shadow, css)];
  // The empty stage opens first, so that opening it does not make the browser lay out the popup.
  root.remove();
  shadow.append(place);
  const closeStage = openStage(stage, stageWay(plan));
  card.append(root);
  return {
    closeStage,
    loadFonts() {
      void Promise.allSettled(
        textFonts.map((source) => new FontFace('a', placedFonts(source)).load()),
      ).then(() => place.isConnected && letGo.push(adoptCss(page, placedFonts(webFonts))));
    },
    remove() {
      place.remove();
      letGo.forEach((each) => each());
    },
  };
}
