/** What the runner needs for a popup with a timer or placeholders; most have neither. */
export { buildTags, prizeTags, type TagSources } from './template/replace-tags.ts';
export { saysOnlyShipping, shippingTags } from './template/shipping-tags.ts';
export { parseTimer, timerLeftMs, type PopupTimer } from './timer/parse-timer.ts';
