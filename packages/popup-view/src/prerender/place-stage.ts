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
  /** For the shadow root; the stage is all that is in it. */
  readonly place: HTMLElement;
  readonly stage: HTMLElement;
  readonly card: HTMLElement;
  readonly root: HTMLElement;
}

/** Undefined where the page's policies let nobody write markup. */
export function makeStage(page: Document, { html }: Prerendered): StageElements | undefined {
  const place = writeHtml(page.createElement('div'), html);
  const stage = place?.firstElementChild;
  const card = stage?.querySelector<HTMLElement>('.bkv-card');
  const root = card?.querySelector<HTMLElement>('.poptin-popup');
  if (!place || !(stage instanceof HTMLElement) || !card || !root) return undefined;
  // Strict content policies refuse style attributes in markup, and allow what a script assigns.
  for (const element of [stage, ...stage.querySelectorAll<HTMLElement>(`[${HIDDEN_STYLE}]`)]) {
    element.style.cssText = element.getAttribute(HIDDEN_STYLE) ?? '';
    element.removeAttribute(HIDDEN_STYLE);
  }
  place.className = 'bkv-root';
  return { place, stage, card, root };
}

/** What is only known on the page: where the popup is there, and how it enters. */
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
   * Once the popup is on screen: a browser that starts to load fonts shows it later. The files of
   * its text come before the rules, so that the text is laid out again only once.
   */
  readonly loadFonts: () => void;
  /** Leaves the shadow root and the page as they were. */
  remove(): void;
}

/** Puts the stage into the shadow root, with its styles, and above the page. */
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
  // Opening an empty stage saves the browser from laying out the popup for it.
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
