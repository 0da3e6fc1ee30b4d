export { viewPart } from '@beckon/popup-view/view';
export { makeReady } from '../start/show/make-ready.ts';
export { VIEW_PARTS as parts } from './view-parts.ts';
