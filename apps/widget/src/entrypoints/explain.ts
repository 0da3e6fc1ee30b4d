export { mountExplain } from '@beckon/popup-view/explain';
