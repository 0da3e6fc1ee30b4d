import type { PopupDetail } from '@beckon/contract/owner-calls';

/** Where the owner's latest change is. */
export type SaveState =
  | { readonly name: 'saved' }
  | { readonly name: 'waiting' }
  | { readonly name: 'saving' }
  /** Something is not complete, or was refused; the rest is saved. */
  | { readonly name: 'held'; readonly why: string }
  | { readonly name: 'failed'; readonly message: string }
  /** Someone else saved; saving on would undo their work. */
  | { readonly name: 'conflict'; readonly theirs: PopupDetail };

export interface DraftSnapshot {
  readonly popup: PopupDetail;
  readonly save: SaveState;
  /** Grows when the draft was replaced from elsewhere: what shows it must start again. */
  readonly edition: number;
}
