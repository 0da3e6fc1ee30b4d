import type { DesignDocument } from '@beckon/contract/owner-calls';
import type { PopupSettings } from '@beckon/contract/settings';
import type {
  Language,
  PopupFormat,
  PopupStatus,
  PopupTarget,
  PopupType,
} from '@beckon/contract/values';

/** What visitors get, frozen when it was published. */
export interface PublishedPopup {
  /** A later name of the popup is used at once, without publishing it. */
  readonly name: string;
  readonly target: PopupTarget;
  readonly language: Language;
  readonly settings: PopupSettings;
  /** Address part of its template: `/templates/{hash}.html`. */
  readonly templateHash: string;
  /** The same for phones, when there is a phone design. */
  readonly mobileTemplateHash?: string;
  /** Visitors see its coupon only after they have sent the form. */
  readonly couponFollowsForm?: true;
  /** Revision of the draft that was published. */
  readonly revision: number;
  /** The fingerprint of the published draft; missing if an older version published it. */
  readonly fingerprint?: string;
  readonly at: number;
}

/** A popup with its draft. Times in ms. */
export interface PopupRecord {
  /** 13 letters and digits. */
  readonly id: string;
  readonly siteId: string;
  readonly accountId: string;
  readonly name: string;
  readonly type: PopupType;
  readonly format: PopupFormat;
  readonly theme: string;
  readonly language: Language;
  readonly target: PopupTarget;
  readonly status: PopupStatus;
  readonly design: DesignDocument;
  /** Null: phones get the desktop design. */
  readonly mobileDesign: DesignDocument | null;
  readonly settings: PopupSettings;
  /** The owner's words for finding it in the list. */
  readonly labels: readonly string[];
  /** Starts at 1 and grows with each saved change of the draft. */
  readonly revision: number;
  readonly published: PublishedPopup | undefined;
  readonly createdAt: number;
  readonly updatedAt: number;
}

export interface NewPopup {
  readonly id: string;
  readonly siteId: string;
  readonly name: string;
  readonly type: PopupType;
  readonly format: PopupFormat;
  readonly theme: string;
  readonly language: Language;
  readonly target: PopupTarget;
  readonly design: DesignDocument;
  /** Null: phones get the desktop design. */
  readonly mobileDesign: DesignDocument | null;
  readonly settings: PopupSettings;
  readonly labels?: readonly string[];
  readonly at: number;
}

export interface PopupChanges {
  readonly name?: string;
  readonly theme?: string;
  readonly language?: Language;
  readonly target?: PopupTarget;
  readonly design?: DesignDocument;
  readonly mobileDesign?: DesignDocument | null;
  readonly settings?: PopupSettings;
}

export interface Template {
  readonly hash: string;
  readonly html: string;
}

export interface Publication {
  readonly template: Template;
  /** For phones, when there is a phone design. */
  readonly mobileTemplate?: Template;
  /** The revision that was rendered. Changes that were saved meanwhile stay unpublished. */
  readonly revision: number;
  readonly at: number;
}

export interface PopupLimits {
  readonly most: number;
  readonly mostDeleted: number;
  /** Popups that were deleted before this moment (ms) are no longer in the trash. */
  readonly deletedSince: number;
}

/** A popup in the trash. `deletedAt` in ms. */
export interface DeletedPopup {
  readonly id: string;
  readonly name: string;
  readonly deletedAt: number;
}

/**
 * Every method takes the account. A popup of another account is treated as unknown, and so is a
 * deleted one.
 */
export interface PopupStore {
  /** A draft; undefined when the site is not the account's. */
  createPopup(accountId: string, popup: NewPopup): Promise<PopupRecord | undefined>;
  /**
   * The same, unless the site has reached the limit of popups (`site-full`) or of popups in its
   * trash (`trash-full`).
   */
  createPopupWithin(
    accountId: string,
    popup: NewPopup,
    limits: PopupLimits,
  ): Promise<PopupRecord | 'site-full' | 'trash-full' | undefined>;
  /**
   * Returns the result of `take` for each popup, newest change first. Designs are large, so only a
   * few popups are in memory at once.
   */
  popupsOf<Taken>(
    accountId: string,
    siteId: string,
    take: (popup: PopupRecord) => Taken,
  ): Promise<readonly Taken[]>;
  /** The ids of the same popups, newest change first. */
  popupIdsOf(accountId: string, siteId: string): Promise<readonly string[]>;
  popup(accountId: string, popupId: string): Promise<PopupRecord | undefined>;
  /**
   * Saves the draft and adds 1 to its revision. With `expectedRevision`, `conflict` when someone
   * saved meanwhile: of two parallel saves with the same `expectedRevision`, exactly one succeeds.
   */
  updatePopup(
    accountId: string,
    popupId: string,
    save: {
      readonly changes: PopupChanges;
      readonly at: number;
      readonly expectedRevision?: number;
    },
  ): Promise<PopupRecord | 'conflict' | undefined>;
  /**
   * Stores the templates under their hashes, freezes the draft for visitors and makes the popup
   * active, all or nothing. `conflict`: the draft has a newer revision by now.
   */
  publishPopup(
    accountId: string,
    popupId: string,
    publication: Publication,
  ): Promise<PopupRecord | 'conflict' | undefined>;
  /**
   * `deleted` puts it into the trash; its leads and counts stay. Undefined: there is no such popup,
   * or it is archived and would be shown or paused.
   */
  setPopupStatus(
    accountId: string,
    popupId: string,
    change: { readonly status: PopupRecord['status']; readonly at: number },
  ): Promise<PopupRecord | undefined>;
  /**
   * Visitors no longer get it, and it keeps everything. `in-test`: it is in an A/B test that has
   * not ended, whose visitors would see nothing. Undefined: there is no such popup.
   */
  archivePopup(
    accountId: string,
    popupId: string,
    at: number,
  ): Promise<PopupRecord | 'in-test' | undefined>;
  /**
   * Brings an archived popup back: paused or, if it was never published, as a draft. Undefined:
   * there is no such popup in the archive.
   */
  unarchivePopup(accountId: string, popupId: string, at: number): Promise<PopupRecord | undefined>;
  /** Replaces its labels; it counts as unchanged otherwise. Undefined: there is no such popup. */
  labelPopup(
    accountId: string,
    popupId: string,
    labels: readonly string[],
  ): Promise<PopupRecord | undefined>;
  /** Popups deleted at that time or later, latest first. */
  trashOf(
    accountId: string,
    siteId: string,
    deletedSince: number,
  ): Promise<readonly DeletedPopup[]>;
  /** A popup in the trash. Undefined: there is no such one, or its design was removed already. */
  deletedPopup(accountId: string, popupId: string): Promise<PopupRecord | undefined>;
  /**
   * Restores a popup from the trash: paused or, if it was never published, as a draft. Undefined:
   * there is no such popup, or it was deleted before `deletedSince` (ms). `site-full`: the site has
   * `most` popups already.
   */
  restorePopup(
    accountId: string,
    popupId: string,
    when: { readonly deletedSince: number; readonly at: number; readonly most?: number },
  ): Promise<PopupRecord | 'site-full' | undefined>;
  /**
   * Removes the designs of popups deleted before this moment (ms), and their unused codes. Their
   * names stay with leads and counts. Returns how many popups.
   */
  emptyTrash(deletedBefore: number): Promise<number>;
  /**
   * Removes templates that no published popup has needed since before `unusedBefore` (ms). Returns
   * how many. `at` is now (ms): templates that are found unused for the first time count as unused
   * from then on.
   */
  removeUnusedTemplates(when: {
    readonly at: number;
    readonly unusedBefore: number;
  }): Promise<number>;
  /** Template html by hash; the same hash always means the same html. */
  templateHtml(hash: string): Promise<string | undefined>;
}
