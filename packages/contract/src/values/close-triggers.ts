/**
 * Why a popup closed. Display spec §3 (popup trigger state) and interaction spec §4.2; the rest
 * completes the set.
 */
export const CLOSE_TRIGGERS = [
  'x_click',
  'cancel_click',
  'auto_close',
  'bg_click',
  'timer',
  'escape',
  'link_click',
  'converted',
  'redirected',
  'page_changed',
  'api',
] as const;

export type CloseTrigger = (typeof CLOSE_TRIGGERS)[number];
