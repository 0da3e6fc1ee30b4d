import type { PopupDetail } from '../owner-calls/popup-calls.ts';
import type { ShopSettings } from '../settings/shop-settings.ts';
import type { PopupSettings } from '../settings/popup-settings.ts';

/** The parts of a popup's settings, in the order of the editor. */
export const SECTIONS = [
  'triggers',
  'audience',
  'schedule',
  'frequency',
  'display',
  'closing',
  'teaser',
  'after',
  'prizes',
] as const;
export type Section = (typeof SECTIONS)[number];

/** Where its owner fixes a popup: in a section of its settings, or in its design. */
export interface IssuePlace {
  readonly section: Section | 'design';
  /** Id of the block, if the place is one block of the design. */
  readonly blockId?: string;
}

/** Something in a popup that will not do what its owner expects. */
export interface PublishIssue extends IssuePlace {
  /** A sentence for the owner. */
  readonly message: string;
  /** The popup may be saved, but not published. */
  readonly blocksPublishing?: true;
}

/** How many codes the list of a prize has had, and how many are left. */
export interface CodeStock {
  readonly prizeId: string;
  readonly codesTotal: number;
  readonly codesLeft: number;
}

/** The parts of a popup that are checked besides its settings. */
export type CheckedPopup = Pick<PopupDetail, 'type' | 'design'> &
  Partial<Pick<PopupDetail, 'mobileDesign'>> & {
    /** The settings of its site, where they are known: they are used for hints only. */
    readonly site?: { readonly shop?: ShopSettings };
    /** What is left of its lists of codes, where it is known. A prize that is missing has none. */
    readonly codes?: readonly CodeStock[];
    /** How many products the catalogue of its site offers, where it is known. */
    readonly offered?: number;
  };

/** Finds what is wrong with one part. A new one is one file and one line in `find-issues.ts`. */
export type IssueFinder = (settings: PopupSettings, popup: CheckedPopup) => PublishIssue[];

/** The issue as a list, or none. */
export function issueIf(is: boolean, issue: PublishIssue): PublishIssue[] {
  return is ? [issue] : [];
}

/** An issue that prevents publishing. */
export function blockIf(is: boolean, section: Section, message: string): PublishIssue[] {
  return issueIf(is, { section, message, blocksPublishing: true });
}

/** The place of a block, by its settings: one without an id means the design as a whole. */
export function placeOfBlock(block: Readonly<Record<string, unknown>> | undefined): IssuePlace {
  const id = block?.['id'];
  return typeof id === 'string' ? { section: 'design', blockId: id } : { section: 'design' };
}
