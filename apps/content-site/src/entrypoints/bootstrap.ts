export { createUsedParts } from '../bootstrap/used-parts.ts';
