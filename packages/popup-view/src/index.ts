/**
 * For programs that draw popups and need not save bytes: the gallery, the dashboard's preview. The
 * widget imports `./view`.
 */
export { loadCopyTools, viewPart, type CopyTools } from './view.ts';
export {
  buildTags,
  parseTimer,
  timerLeftMs,
  type PopupTimer,
  type TagSources,
} from './copy-tools.ts';
export { default as closerCss } from './styles/closer.css?inline';
export { default as extrasCss } from './extras/extras.css?inline';
export { mayScale } from './layout/scale-to-fit.ts';
export { unitsLeft } from './timer/timer-units.ts';
export type * from './part-contracts.ts';
export type * from './view-contract.ts';
