export { loadCopyTools, viewPart } from '@beckon/popup-view/view';
export { VIEW_PARTS as parts } from './view-parts.ts';
