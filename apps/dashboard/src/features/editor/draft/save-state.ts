import type { PopupDetail } from '@beckon/contract/owner-calls';

/** Whether the owner's changes are saved. */
export type SaveState =
  | { readonly name: 'saved' }
  | { readonly name: 'waiting' }
  | { readonly name: 'saving' }
  /** A change is incomplete or was refused; all others are saved. */
  | { readonly name: 'held'; readonly why: string }
  | { readonly name: 'failed'; readonly message: string }
  /** Someone else has saved; another save would overwrite their changes. */
  | { readonly name: 'conflict'; readonly theirs: PopupDetail };

export interface DraftSnapshot {
  readonly popup: PopupDetail;
  readonly save: SaveState;
  /** Grows when a conflict replaces the draft: components that show the draft must be mounted again. */
  readonly edition: number;
}
