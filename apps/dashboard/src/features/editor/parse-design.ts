import type { PopupDetail } from '@beckon/contract/owner-calls';
import type { Design } from '@beckon/templates';
import type { ComponentData, Data } from '@puckeditor/core';

// One document, three libraries' names for it. The server has checked its shape; blocks that make
// no sense are skipped when drawn.

/** The stored design as the editor takes it. */
export function parsePuckData(design: PopupDetail['design']): Partial<Data> {
  return design as Partial<Data>;
}

/** The editor's data as it is stored. */
export function parseStoredDesign({ root, content, zones }: Data): PopupDetail['design'] {
  return { root, content, ...(zones === undefined ? {} : { zones }) } as PopupDetail['design'];
}

/**
 * A block of the templates as a block of the editor, its ids and those inside it made new by the
 * stamp.
 */
export function parseStampedBlock(block: Design['content'][number], stamp: string): ComponentData {
  return JSON.parse(
    JSON.stringify(block).replaceAll(
      /"id":"([^"]+)"/g,
      (_all, id: string) => `"id":"${id}-${stamp}"`,
    ),
  ) as ComponentData;
}
