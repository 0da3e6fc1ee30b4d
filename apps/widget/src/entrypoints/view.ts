export { viewPart } from '@beckon/popup-view/view';
export { keepConversion } from '../start/show/keep-conversion.ts';
export { makeReady } from '../start/show/make-ready.ts';
export { VIEW_PARTS as parts } from './view-parts.ts';
