export { createContentPart } from '../start/content/create-content-part.ts';
