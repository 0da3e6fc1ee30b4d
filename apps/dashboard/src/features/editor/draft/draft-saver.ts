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

export interface DraftSaver {
  snapshot(): DraftSnapshot;
  subscribe(listener: () => void): () => void;
  change(part: DraftPart): void;
  /** Saves at once; true when nothing is left unsaved. */
  flush(): Promise<boolean>;
  /** Takes over what the server said of the popup, its status after publishing for instance, without touching what is unsaved. */
  adopt(popup: PopupDetail): void;
  stop(): void;
}

interface DraftSaverOptions {
  readonly popup: PopupDetail;
  readonly save: (request: UpdatePopupRequest) => Promise<PopupDetail>;
  /** Why these settings may not be saved yet, if so. */
  readonly heldBecause: (settings: PopupDetail['settings']) => string | undefined;
}

export const AUTOSAVE_WAIT_MS = 1200;

/** Keeps the draft and brings its changes to the server one call at a time, a moment after the last change. Nothing unsaved is dropped on failure. */
export function createDraftSaver({ popup: loaded, save, heldBecause }: DraftSaverOptions): DraftSaver {
  let current: DraftSnapshot = { popup: loaded, save: { name: 'saved' } };
  let pending: DraftPart = {};
  let revision = loaded.revision;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | undefined;
  const listeners = new Set<() => void>();

  const tell = (next: Partial<DraftSnapshot>) => {
    current = { ...current, ...next };
    for (const listener of listeners) listener();
  };
  const heldNow = () => (pending.settings === undefined ? undefined : heldBecause(pending.settings));
  const sendable = (): DraftPart => {
    const { settings, ...others } = pending;
    return settings === undefined || heldNow() !== undefined ? others : pending;
  };
  const settle = (): boolean => {
    const why = heldNow();
    tell({ save: why === undefined ? { name: 'saved' } : { name: 'held', why } });
    return why === undefined;
  };
  const fail = (error: unknown, sent: DraftPart): boolean => {
    pending = { ...sent, ...pending };
    const isConflict = error instanceof ApiError && error.status === 409;
    tell({ save: isConflict ? { name: 'conflict' } : { name: 'failed', message: messageOf(error) } });
    return false;
  };
  const send = async (): Promise<boolean> => {
    for (let sent = sendable(); Object.keys(sent).length > 0; sent = sendable()) {
      pending = 'settings' in sent || pending.settings === undefined ? {} : { settings: pending.settings };
      tell({ save: { name: 'saving' } });
      try {
        const answer = await save({ ...sent, revision });
        revision = answer.revision;
        tell({ popup: { ...current.popup, revision, hasUnpublishedChanges: answer.hasUnpublishedChanges, updatedAt: answer.updatedAt } });
      } catch (error) {
        return fail(error, sent);
      }
    }
    return settle();
  };
  const flush = (): Promise<boolean> => {
    clearTimeout(timer);
    if (current.save.name === 'conflict') return Promise.resolve(false);
    running ??= send().finally(() => {
      running = undefined;
    });
    return running;
  };

  return {
    snapshot: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(part) {
      pending = { ...pending, ...part };
      const isConflict = current.save.name === 'conflict';
      tell({ popup: { ...current.popup, ...part }, save: isConflict ? current.save : { name: 'waiting' } });
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), AUTOSAVE_WAIT_MS);
    },
    flush,
    adopt(popup) {
      revision = popup.revision;
      const { status, hasUnpublishedChanges } = popup;
      tell({ popup: { ...current.popup, revision, status, hasUnpublishedChanges } });
    },
    stop: () => clearTimeout(timer),
  };
}
