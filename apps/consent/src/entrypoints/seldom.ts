export { createPart } from '../start/seldom/create-seldom-part.ts';
