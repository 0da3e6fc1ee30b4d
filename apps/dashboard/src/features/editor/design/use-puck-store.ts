import { createUsePuck } from '@puckeditor/core';

/** Puck's state, drawn again only when the picked part changes. */
export const usePuckStore = createUsePuck();

/** Puck's name for the list of screens. */
export const SCREENS_ZONE = 'root:default-zone';
