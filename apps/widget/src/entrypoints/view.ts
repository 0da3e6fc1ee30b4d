export { loadCopyTools, viewPart } from '@beckon/popup-view/view';
