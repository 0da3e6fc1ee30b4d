// Written by scripts/pack-effect-keyframes.mjs from animate.css 4.1.1: do not edit by hand.
// animate.css is (c) Daniel Eden and contributors, MIT licence: https://animate.style

/** The keyframes of the effects that move little, without the rule around them. */
export const COMMON_KEYFRAMES: Readonly<Record<string, string>> = {
  fadeIn: '0%{opacity:0}100%{opacity:1}',
  fadeInDown:
    '0%{opacity:0;transform:translate3d(0,-100%,0)}100%{opacity:1;transform:translate3d(0,0,0)}',
  fadeInUp:
    '0%{opacity:0;transform:translate3d(0,100%,0)}100%{opacity:1;transform:translate3d(0,0,0)}',
  fadeInLeft:
    '0%{opacity:0;transform:translate3d(-100%,0,0)}100%{opacity:1;transform:translate3d(0,0,0)}',
  fadeInRight:
    '0%{opacity:0;transform:translate3d(100%,0,0)}100%{opacity:1;transform:translate3d(0,0,0)}',
  zoomIn: '0%{opacity:0;transform:scale3d(.3,.3,.3)}50%{opacity:1}',
  slideInUp:
    '0%{transform:translate3d(0,100%,0);visibility:visible}100%{transform:translate3d(0,0,0)}',
  slideInDown:
    '0%{transform:translate3d(0,-100%,0);visibility:visible}100%{transform:translate3d(0,0,0)}',
  slideInLeft:
    '0%{transform:translate3d(-100%,0,0);visibility:visible}100%{transform:translate3d(0,0,0)}',
  slideInRight:
    '0%{transform:translate3d(100%,0,0);visibility:visible}100%{transform:translate3d(0,0,0)}',
  rollIn:
    '0%{opacity:0;transform:translate3d(-100%,0,0) rotate3d(0,0,1,-120deg)}100%{opacity:1;transform:translate3d(0,0,0)}',
  fadeOut: '0%{opacity:1}100%{opacity:0}',
  fadeOutDown: '0%{opacity:1}100%{opacity:0;transform:translate3d(0,100%,0)}',
  fadeOutUp: '0%{opacity:1}100%{opacity:0;transform:translate3d(0,-100%,0)}',
  fadeOutLeft: '0%{opacity:1}100%{opacity:0;transform:translate3d(-100%,0,0)}',
  fadeOutRight: '0%{opacity:1}100%{opacity:0;transform:translate3d(100%,0,0)}',
  zoomOut: '0%{opacity:1}50%{opacity:0;transform:scale3d(.3,.3,.3)}100%{opacity:0}',
  bounceOut:
    '20%{transform:scale3d(.9,.9,.9)}50%,55%{opacity:1;transform:scale3d(1.1,1.1,1.1)}100%{opacity:0;transform:scale3d(.3,.3,.3)}',
  slideOutUp:
    '0%{transform:translate3d(0,0,0)}100%{visibility:hidden;transform:translate3d(0,-100%,0)}',
  slideOutDown:
    '0%{transform:translate3d(0,0,0)}100%{visibility:hidden;transform:translate3d(0,100%,0)}',
  slideOutLeft:
    '0%{transform:translate3d(0,0,0)}100%{visibility:hidden;transform:translate3d(-100%,0,0)}',
  slideOutRight:
    '0%{transform:translate3d(0,0,0)}100%{visibility:hidden;transform:translate3d(100%,0,0)}',
  lightSpeedOutRight: '0%{opacity:1}100%{transform:translate3d(100%,0,0) skewX(30deg);opacity:0}',
  rollOut: '0%{opacity:1}100%{opacity:0;transform:translate3d(100%,0,0) rotate3d(0,0,1,120deg)}',
};
