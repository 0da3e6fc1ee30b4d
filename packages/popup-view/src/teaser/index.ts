export { Teaser } from './teaser.tsx';
export { teaserCss } from './teaser.css.ts';
