import { type IssuePlace, SECTIONS } from '@beckon/contract/publish-rules';

const DESIGN = 'design';

/** The label of a button that opens the place. */
export function wordsToOpen({ section }: IssuePlace): string {
  return section === DESIGN ? 'Show it in the design' : 'Open this setting';
}

/** The place in the address of the editor. */
export function hashOf({ section, blockId }: IssuePlace): string {
  return blockId === undefined ? section : `${section}-${blockId}`;
}

/** Reads a hash of {@link hashOf}; undefined for any other hash. */
export function readHash(hash: string): IssuePlace | undefined {
  const written = hash.slice(1);
  if (written === DESIGN) return { section: DESIGN };
  if (written.startsWith(`${DESIGN}-`)) {
    return { section: DESIGN, blockId: written.slice(DESIGN.length + 1) };
  }
  const section = SECTIONS.find((one) => one === written);
  return section === undefined ? undefined : { section };
}
