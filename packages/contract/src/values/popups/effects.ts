/**
 * Animate.css names offered for entry and exit; on the wire they carry a prefix and a hyphen.
 * docs/behaviour/appearance.md#effects.
 */
export const ENTRY_EFFECTS = [
  'none',
  'fadeIn',
  'fadeInDown',
  'fadeInUp',
  'fadeInLeft',
  'fadeInRight',
  'zoomIn',
  'bounceIn',
  'slideInUp',
  'slideInDown',
  'slideInLeft',
  'slideInRight',
  'flipInX',
  'flipInY',
  'backInUp',
  'backInDown',
  'lightSpeedInRight',
  'jackInTheBox',
  'rollIn',
  'rubberBand',
  'tada',
] as const;
export const EXIT_EFFECTS = [
  'none',
  'fadeOut',
  'fadeOutDown',
  'fadeOutUp',
  'fadeOutLeft',
  'fadeOutRight',
  'zoomOut',
  'bounceOut',
  'slideOutUp',
  'slideOutDown',
  'slideOutLeft',
  'slideOutRight',
  'flipOutX',
  'flipOutY',
  'backOutUp',
  'backOutDown',
  'lightSpeedOutRight',
  'hinge',
  'rollOut',
] as const;
/** Animated backgrounds behind a popup. docs/behaviour/appearance.md#backgrounds. */
export const BACKGROUNDS = [
  'none',
  'wheel',
  'starry-sky',
  'ball',
  'snow',
  'rain',
  'confetti',
] as const;

export type Background = (typeof BACKGROUNDS)[number];

/** How long an exit effect plays: for the view that draws it and the machine that waits for it. */
export const EXIT_EFFECT_MS = 800;
