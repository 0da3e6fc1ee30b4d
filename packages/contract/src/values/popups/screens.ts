/** The screens inside a popup; one is visible at a time. docs/behaviour/popup-parts.md#screens. */
export const SCREENS = ['form', 'play', 'won', 'lost', 'thanks'] as const;
export type Screen = (typeof SCREENS)[number];

export const LAYOUTS = ['desktop', 'mobile'] as const;
export type Layout = (typeof LAYOUTS)[number];

/**
 * What an owner wants from a popup: leads, clicks, or social proof.
 * docs/behaviour/appearance.md#types-and-formats.
 */
export const POPUP_TARGETS = ['lead', 'click', 'social_proof'] as const;
export type PopupTarget = (typeof POPUP_TARGETS)[number];

/** Visitors see active popups only. Archived ones are also out of the owner's list. */
export const POPUP_STATUSES = ['draft', 'active', 'paused', 'archived', 'deleted'] as const;
export type PopupStatus = (typeof POPUP_STATUSES)[number];

export const GAMES = ['wheel', 'scratch', 'gift'] as const;
export type Game = (typeof GAMES)[number];
