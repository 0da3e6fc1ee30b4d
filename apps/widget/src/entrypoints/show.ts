export { openShow } from '../start/show/open-show.ts';
