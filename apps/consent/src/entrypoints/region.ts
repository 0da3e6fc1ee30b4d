export { createPart } from '../start/region/create-region-part.ts';
