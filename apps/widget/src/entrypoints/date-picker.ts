export { css, DatePanel } from '@beckon/popup-view/date-picker';
