import type { PopupDetail } from '@beckon/contract/owner-calls';
import type { Design } from '@beckon/templates';
import type { ComponentData, Data } from '@puckeditor/core';

// Contract, templates and Puck have different types for the same document. The server has checked
// its structure; invalid blocks are skipped when it is rendered.

/** The stored design as data of the editor. */
export function parsePuckData(design: PopupDetail['design']): Partial<Data> {
  return design as Partial<Data>;
}

/** The editor's data in the stored form. */
export function parseStoredDesign({ root, content, zones }: Data): PopupDetail['design'] {
  return { root, content, ...(zones === undefined ? {} : { zones }) } as PopupDetail['design'];
}

/**
 * A block of the templates as a block of the editor. Its id and the ids inside it get the stamp as
 * a suffix, so that they are unique.
 */
export function parseStampedBlock(block: Design['content'][number], stamp: string): ComponentData {
  return JSON.parse(
    JSON.stringify(block).replaceAll(
      /"id":"([^"]+)"/g,
      (_all, id: string) => `"id":"${id}-${stamp}"`,
    ),
  ) as ComponentData;
}
