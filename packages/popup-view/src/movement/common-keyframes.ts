// Written by scripts/pack-effect-keyframes.mjs from animate.css 4.1.1: do not edit by hand.
// animate.css is (c) Daniel Eden and contributors, MIT licence: https://animate.style

/** The keyframes of the effects that move little, without the rule around them. */
export const COMMON_KEYFRAMES: Readonly<Record<string, string>> = {
  fadeIn: '0%{opacity:0}',
  fadeInDown: '0%{opacity:0;transform:translate3d(0,-100%,0)}',
  fadeInUp: '0%{opacity:0;transform:translate3d(0,100%,0)}',
  fadeInLeft: '0%{opacity:0;transform:translate3d(-100%,0,0)}',
  fadeInRight: '0%{opacity:0;transform:translate3d(100%,0,0)}',
  zoomIn: '0%{opacity:0;transform:scale3d(.3,.3,.3)}50%{opacity:1}',
  slideInUp: '0%{transform:translate3d(0,100%,0)}',
  slideInDown: '0%{transform:translate3d(0,-100%,0)}',
  slideInLeft: '0%{transform:translate3d(-100%,0,0)}',
  slideInRight: '0%{transform:translate3d(100%,0,0)}',
  rollIn: '0%{opacity:0;transform:translate3d(-100%,0,0) rotate3d(0,0,1,-120deg)}',
  fadeOut: '100%{opacity:0}',
  fadeOutDown: '100%{opacity:0;transform:translate3d(0,100%,0)}',
  fadeOutUp: '100%{opacity:0;transform:translate3d(0,-100%,0)}',
  fadeOutLeft: '100%{opacity:0;transform:translate3d(-100%,0,0)}',
  fadeOutRight: '100%{opacity:0;transform:translate3d(100%,0,0)}',
  zoomOut: '50%{opacity:0;transform:scale3d(.3,.3,.3)}100%{opacity:0}',
  bounceOut:
    '20%{transform:scale3d(.9,.9,.9)}50%,55%{opacity:1;transform:scale3d(1.1,1.1,1.1)}100%{opacity:0;transform:scale3d(.3,.3,.3)}',
  slideOutUp: '100%{visibility:hidden;transform:translate3d(0,-100%,0)}',
  slideOutDown: '100%{visibility:hidden;transform:translate3d(0,100%,0)}',
  slideOutLeft: '100%{visibility:hidden;transform:translate3d(-100%,0,0)}',
  slideOutRight: '100%{visibility:hidden;transform:translate3d(100%,0,0)}',
  lightSpeedOutRight: '100%{transform:translate3d(100%,0,0) skewX(30deg);opacity:0}',
  rollOut: '100%{opacity:0;transform:translate3d(100%,0,0) rotate3d(0,0,1,120deg)}',
};
