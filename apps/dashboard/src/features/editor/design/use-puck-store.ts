import { createUsePuck } from '@puckeditor/core';

/** Reads a part of Puck's state. The component renders again only when that part changes. */
export const usePuckStore = createUsePuck();

/** Puck's name for the list of screens. */
export const SCREENS_ZONE = 'root:default-zone';
