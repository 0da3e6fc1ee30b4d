import type { PopupDetail, UpdatePopupRequest } from '@beckon/contract/owner-calls';
import { ApiError, messageOf } from '../../../lib/api/api-error.ts';

export type DraftPart = Omit<UpdatePopupRequest, 'revision'>;

/** Where the owner's latest change is. */
export type SaveState =
  | { readonly name: 'saved' }
  | { readonly name: 'waiting' }
  | { readonly name: 'saving' }
  /** Something in the settings is not complete; the rest is saved. */
  | { readonly name: 'held'; readonly why: string }
  | { readonly name: 'failed'; readonly message: string }
  /** Somebody else saved; saving on would undo their work. */
  | { readonly name: 'conflict' };

export interface DraftSnapshot {
  readonly popup: PopupDetail;
  readonly save: SaveState;
}

interface DraftSaverOptions {
  readonly popup: PopupDetail;
  readonly save: (request: UpdatePopupRequest) => Promise<PopupDetail>;
  /** Why these settings may not be saved yet, if so. */
  readonly heldBecause: (settings: PopupDetail['settings']) => string | undefined;
}

export const AUTOSAVE_WAIT_MS = 1200;

/** Keeps the draft and brings its changes to the server one call at a time, a moment after the last change. Nothing unsaved is dropped on failure. */
export class DraftSaver {
  readonly #options: DraftSaverOptions;
  readonly #listeners = new Set<() => void>();
  #now: DraftSnapshot;
  #pending: DraftPart = {};
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<boolean> | undefined;

  constructor(options: DraftSaverOptions) {
    this.#options = options;
    this.#now = { popup: options.popup, save: { name: 'saved' } };
  }

  /** What is true now; a new object only after a change. */
  readonly snapshot = (): DraftSnapshot => this.#now;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly change = (part: DraftPart): void => {
    this.#pending = { ...this.#pending, ...part };
    const isConflict = this.#now.save.name === 'conflict';
    this.#tell({ popup: { ...this.#now.popup, ...part }, save: isConflict ? this.#now.save : { name: 'waiting' } });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), AUTOSAVE_WAIT_MS);
  };

  /** Saves at once; true when nothing is left unsaved. */
  readonly flush = (): Promise<boolean> => {
    clearTimeout(this.#timer);
    if (this.#now.save.name === 'conflict') return Promise.resolve(false);
    this.#running ??= this.#send().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  };

  /** Takes over what the server said of the popup, its status after publishing for instance, without touching what is unsaved. */
  adopt({ revision, status, hasUnpublishedChanges }: PopupDetail): void {
    this.#tell({ popup: { ...this.#now.popup, revision, status, hasUnpublishedChanges } });
  }

  #tell(next: Partial<DraftSnapshot>): void {
    this.#now = { ...this.#now, ...next };
    for (const listener of this.#listeners) listener();
  }

  #heldWhy(): string | undefined {
    return this.#pending.settings === undefined ? undefined : this.#options.heldBecause(this.#pending.settings);
  }

  /** Takes what may be sent out of what is pending. */
  #takeSendable(): DraftPart {
    const { settings, ...others } = this.#pending;
    const isHeld = settings !== undefined && this.#heldWhy() !== undefined;
    const sent = isHeld ? others : this.#pending;
    this.#pending = isHeld ? { settings } : {};
    return sent;
  }

  async #send(): Promise<boolean> {
    for (let sent = this.#takeSendable(); Object.keys(sent).length > 0; sent = this.#takeSendable()) {
      this.#tell({ save: { name: 'saving' } });
      try {
        const { revision, hasUnpublishedChanges, updatedAt } = await this.#options.save({ ...sent, revision: this.#now.popup.revision });
        this.#tell({ popup: { ...this.#now.popup, revision, hasUnpublishedChanges, updatedAt } });
      } catch (error) {
        this.#fail(error, sent);
        return false;
      }
    }
    const why = this.#heldWhy();
    this.#tell({ save: why === undefined ? { name: 'saved' } : { name: 'held', why } });
    return why === undefined;
  }

  #fail(error: unknown, sent: DraftPart): void {
    this.#pending = { ...sent, ...this.#pending };
    const isConflict = error instanceof ApiError && error.status === 409;
    this.#tell({ save: isConflict ? { name: 'conflict' } : { name: 'failed', message: messageOf(error) } });
  }
}
