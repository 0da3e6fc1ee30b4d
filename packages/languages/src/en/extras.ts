/**
 * The words of the blocks that few popups have, in English; the last eight are those beside a
 * coupon's code.
 */
export const extras = {
  copy: 'Copy',
  copied: 'Copied',
  copyCode: 'Copy code {code}',
  playVideo: 'Play video: {title}',
  timeLeft: 'Time left',
  days: 'Days',
  hours: 'Hours',
  minutes: 'Minutes',
  seconds: 'Seconds',
  pause: 'Pause',
  resume: 'Resume',
  refused: 'Copying is blocked here. Press and hold the code, or select it, to copy it.',
  apply: 'Apply to my cart',
  ends: 'Valid for {time}',
  ended: 'This code has expired.',
  coming: 'Getting your code…',
  error: 'Something went wrong. Your code is kept for you.',
  again: 'Try again',
  none: 'There are no codes left right now.',
};
