export { startBackground } from '@beckon/popup-view/effects';
