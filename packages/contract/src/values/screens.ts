/** The screens inside a popup; one is visible at a time. Interaction spec §2.2. */
export const SCREENS = ['form', 'play', 'won', 'lost', 'thanks'] as const;
export type Screen = (typeof SCREENS)[number];

export const LAYOUTS = ['desktop', 'mobile'] as const;
export type Layout = (typeof LAYOUTS)[number];

export const LANGUAGES = ['en', 'he'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What an owner wants from a popup: leads, clicks, or social proof. Interaction spec §3.1. */
export const POPUP_TARGETS = ['lead', 'click', 'social_proof'] as const;
export type PopupTarget = (typeof POPUP_TARGETS)[number];

export const POPUP_STATUSES = ['draft', 'active', 'paused', 'deleted'] as const;
export type PopupStatus = (typeof POPUP_STATUSES)[number];

export const GAMES = ['wheel', 'scratch', 'gift'] as const;
export type Game = (typeof GAMES)[number];
