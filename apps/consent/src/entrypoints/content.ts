export { createPart } from '../start/content/create-content-part.ts';
