import { createUsePuck } from '@puckeditor/core';

/** Puck's state, drawn again only when the picked part changes. */
export const usePuckStore = createUsePuck();

/** Puck's own name of the list that the screens stand in. */
export const SCREENS_ZONE = 'root:default-zone';
