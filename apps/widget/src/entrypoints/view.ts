export { buildTags, parseTimer, viewPart } from '@beckon/popup-view';
