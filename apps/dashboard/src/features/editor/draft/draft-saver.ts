import type { PopupDetail, UpdatePopupRequest } from '@beckon/contract/owner-calls';
import { ApiError, messageOf } from '../../../lib/api/api-error.ts';
import { outlivesPage } from '../../../lib/api/call-server.ts';
import { type DraftPart, oneByOne } from './draft-parts.ts';
import type { DraftSnapshot } from './save-state.ts';
import { changesOnTop, splitSendable } from './unsaved-changes.ts';

interface DraftSaverOptions {
  readonly popup: PopupDetail;
  readonly save: (request: UpdatePopupRequest) => Promise<PopupDetail>;
  /** Loads the current popup from the server. */
  readonly load: () => Promise<PopupDetail>;
}

export const AUTOSAVE_WAIT_MS = 1200;
/** The time before a retry, for example while the server restarts or a phone has no network. */
export const RETRY_WAIT_MS = 5000;
/** Statuses of a refused request: it breaks a rule (400) or is too large (413). */
const REFUSED: ReadonlySet<number> = new Set([400, 413]);
const NOT_COMPLETE = 'Something in the settings is not complete; everything else is saved.';

/**
 * Keeps the draft and saves its changes a moment after the last change, with one call at a time.
 * Incomplete or refused changes stay in the browser and do not prevent the others from being saved.
 * A failed save loses no changes.
 */
export class DraftSaver {
  readonly #options: DraftSaverOptions;
  readonly #listeners = new Set<() => void>();
  #now: DraftSnapshot;
  /** The popup as the server last confirmed it. */
  #saved: PopupDetail;
  #pending: DraftPart = {};
  #refused: string | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<boolean> | undefined;
  #underWay: DraftPart = {};
  /** The last save failed. A retry that is under way does not change that: it may fail, too. */
  #hasFailed = false;

  constructor(options: DraftSaverOptions) {
    this.#options = options;
    this.#saved = options.popup;
    this.#now = { popup: options.popup, save: { name: 'saved' }, edition: 0 };
  }

  /** The current draft and its save state. A new object only after a change. */
  readonly snapshot = (): DraftSnapshot => this.#now;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly change = (part: DraftPart): void => {
    this.#pending = { ...this.#pending, ...part };
    this.#refused = undefined;
    const isConflict = this.#now.save.name === 'conflict';
    this.#update({
      popup: { ...this.#now.popup, ...part },
      save: isConflict ? this.#now.save : { name: 'waiting' },
    });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), AUTOSAVE_WAIT_MS);
  };

  /** Saves immediately. Resolves with true if nothing is left unsaved. Does not reject. */
  readonly flush = (): Promise<boolean> => {
    clearTimeout(this.#timer);
    if (this.#now.save.name === 'conflict') return Promise.resolve(false);
    this.#running ??= this.#send().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  };

  /** Stops the waiting autosave or retry. */
  readonly stopRetrying = (): void => clearTimeout(this.#timer);

  /**
   * True if a change cannot be saved: it was held or the last save failed, or there is a conflict.
   * A change or a retry after a failed save does not end that, only a save that succeeds.
   */
  readonly isStuck = (): boolean =>
    this.#hasFailed || ['held', 'conflict'].includes(this.#now.save.name);

  /**
   * True if closing the tab now would lose changes: they are held, failed, in conflict, or too
   * large to be sent while the page closes. Call it after `flush`.
   */
  readonly losesOnLeaving = (): boolean => {
    return this.isStuck() || Object.keys(this.#pending).length > 0 || !outlivesPage(this.#underWay);
  };

  /**
   * Takes over revision and status from an answer of the server, for example after publishing.
   * Keeps unsaved changes.
   */
  adopt({ revision, status, hasUnpublishedChanges }: PopupDetail): void {
    this.#update({ popup: { ...this.#now.popup, revision, status, hasUnpublishedChanges } });
  }

  /** Resolves a conflict: applies the owner's changes to the version of the others and saves that. */
  readonly keepMine = (): Promise<boolean> => {
    const { save, popup, edition } = this.#now;
    if (save.name !== 'conflict') return this.flush();
    this.#pending = changesOnTop(this.#pending, this.#saved.settings, save.theirs.settings);
    this.#saved = save.theirs;
    this.#update({
      popup: { ...save.theirs, status: popup.status, ...this.#pending },
      save: { name: 'waiting' },
      edition: edition + 1,
    });
    return this.flush();
  };

  /** Resolves a conflict: takes the version of the others and drops the owner's changes. */
  readonly takeTheirs = (): void => {
    const { save, edition } = this.#now;
    if (save.name !== 'conflict') return;
    this.#pending = {};
    this.#saved = save.theirs;
    this.#update({ popup: save.theirs, save: { name: 'saved' }, edition: edition + 1 });
  };

  #update(next: Partial<DraftSnapshot>): void {
    this.#now = { ...this.#now, ...next };
    for (const listener of this.#listeners) listener();
  }

  /** Removes the changes that can be sent from the pending ones and returns them. */
  #takeSendable(): DraftPart {
    const { sendable, waiting } = splitSendable(this.#pending, this.#saved.settings);
    this.#pending = waiting;
    return sendable;
  }

  async #send(): Promise<boolean> {
    for (
      let sent = this.#takeSendable();
      Object.keys(sent).length > 0;
      sent = this.#takeSendable()
    ) {
      this.#update({ save: { name: 'saving' } });
      try {
        await this.#sendPart(sent);
      } catch (error) {
        if (error instanceof ApiError && REFUSED.has(error.status)) {
          await this.#sendApart(sent);
          break;
        }
        await this.#fail(error, sent);
        return false;
      }
    }
    this.#hasFailed = false;
    const isWhole = this.#refused === undefined && Object.keys(this.#pending).length === 0;
    this.#update({
      save: isWhole ? { name: 'saved' } : { name: 'held', why: this.#refused ?? NOT_COMPLETE },
    });
    return isWhole;
  }

  async #sendPart(part: DraftPart): Promise<void> {
    this.#underWay = part;
    const { revision, hasUnpublishedChanges, updatedAt } = await this.#options
      .save({ ...part, revision: this.#now.popup.revision })
      .finally(() => {
        this.#underWay = {};
      });
    const known = { revision, hasUnpublishedChanges, updatedAt };
    this.#saved = { ...this.#saved, ...part, ...known };
    this.#update({ popup: { ...this.#now.popup, ...known } });
  }

  /** After a refusal, sends each part separately, so that the accepted parts are saved. */
  async #sendApart(sent: DraftPart): Promise<void> {
    for (const part of oneByOne(sent, this.#saved.settings)) {
      await this.#sendPart(part).catch((error: unknown) => {
        this.#refused = messageOf(error);
        this.#pending = {
          ...part,
          ...this.#pending,
          ...(part.settings && { settings: this.#now.popup.settings }),
        };
      });
    }
  }

  async #fail(error: unknown, sent: DraftPart): Promise<void> {
    this.#pending = { ...sent, ...this.#pending };
    this.#hasFailed = true;
    const isConflict = error instanceof ApiError && error.status === 409;
    const theirs = isConflict ? await this.#options.load().catch(() => undefined) : undefined;
    this.#update({
      save:
        theirs === undefined
          ? { name: 'failed', message: messageOf(error) }
          : { name: 'conflict', theirs },
    });
    if (mayPass(error)) this.#timer = setTimeout(() => void this.flush(), RETRY_WAIT_MS);
  }
}

/**
 * True for errors after which the same call may succeed later: the server was not reached, or
 * failed.
 */
function mayPass(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}
