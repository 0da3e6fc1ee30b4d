export { createPart } from '../start/banner/create-banner-part.ts';
