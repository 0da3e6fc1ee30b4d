export { createPart } from '../start/unsent/create-unsent-part.ts';
