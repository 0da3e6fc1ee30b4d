export { openArmedPage } from '../start/armed-page.ts';
