export { createPart } from '../start/extras/create-extras-part.ts';
