/** Why a popup closed. docs/behaviour/closing.md#ways-out. */
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
