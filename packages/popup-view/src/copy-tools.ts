/**
 * What the runner needs of a popup with a timer or with placeholders in its copy; most have
 * neither.
 */
export { buildTags, prizeTags, type TagSources } from './template/replace-tags.ts';
export { saysOnlyShipping, shippingTags } from './template/shipping-tags.ts';
export { parseTimer, timerLeftMs, type PopupTimer } from './timer/parse-timer.ts';
