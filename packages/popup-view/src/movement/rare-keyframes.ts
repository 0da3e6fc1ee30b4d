// Written by scripts/pack-effect-keyframes.mjs from animate.css 4.1.1: do not edit by hand.
// animate.css is (c) Daniel Eden and contributors, MIT licence: https://animate.style

/** The keyframes of all other effects, without the rule around them. */
export const RARE_KEYFRAMES: Readonly<Record<string, string>> = {
  bounceIn:
    'from,20%,40%,60%,80%,100%{animation-timing-function:cubic-bezier(.215,.61,.355,1)}0%{opacity:0;transform:scale3d(.3,.3,.3)}20%{transform:scale3d(1.1,1.1,1.1)}40%{transform:scale3d(.9,.9,.9)}60%{opacity:1;transform:scale3d(1.03,1.03,1.03)}80%{transform:scale3d(.97,.97,.97)}100%{opacity:1;transform:scale3d(1,1,1)}',
  flipInX:
    '0%{transform:perspective(400px) rotate3d(1,0,0,90deg);animation-timing-function:ease-in;opacity:0}40%{transform:perspective(400px) rotate3d(1,0,0,-20deg);animation-timing-function:ease-in}60%{transform:perspective(400px) rotate3d(1,0,0,10deg);opacity:1}80%{transform:perspective(400px) rotate3d(1,0,0,-5deg)}100%{transform:perspective(400px)}',
  flipInY:
    '0%{transform:perspective(400px) rotate3d(0,1,0,90deg);animation-timing-function:ease-in;opacity:0}40%{transform:perspective(400px) rotate3d(0,1,0,-20deg);animation-timing-function:ease-in}60%{transform:perspective(400px) rotate3d(0,1,0,10deg);opacity:1}80%{transform:perspective(400px) rotate3d(0,1,0,-5deg)}100%{transform:perspective(400px)}',
  backInUp:
    '0%{transform:translateY(1200px) scale(.7);opacity:.7}80%{transform:translateY(0px) scale(.7);opacity:.7}100%{transform:scale(1);opacity:1}',
  backInDown:
    '0%{transform:translateY(-1200px) scale(.7);opacity:.7}80%{transform:translateY(0px) scale(.7);opacity:.7}100%{transform:scale(1);opacity:1}',
  lightSpeedInRight:
    '0%{transform:translate3d(100%,0,0) skewX(-30deg);opacity:0}60%{transform:skewX(20deg);opacity:1}80%{transform:skewX(-5deg)}',
  jackInTheBox:
    '0%{opacity:0;transform:scale(.1) rotate(30deg);transform-origin:center bottom}50%{transform:rotate(-10deg)}70%{transform:rotate(3deg)}100%{opacity:1;transform:scale(1)}',
  rubberBand:
    '0%{transform:scale3d(1,1,1)}30%{transform:scale3d(1.25,.75,1)}40%{transform:scale3d(.75,1.25,1)}50%{transform:scale3d(1.15,.85,1)}65%{transform:scale3d(.95,1.05,1)}75%{transform:scale3d(1.05,.95,1)}100%{transform:scale3d(1,1,1)}',
  tada: '0%{transform:scale3d(1,1,1)}10%,20%{transform:scale3d(.9,.9,.9) rotate3d(0,0,1,-3deg)}30%,50%,70%,90%{transform:scale3d(1.1,1.1,1.1) rotate3d(0,0,1,3deg)}40%,60%,80%{transform:scale3d(1.1,1.1,1.1) rotate3d(0,0,1,-3deg)}100%{transform:scale3d(1,1,1)}',
  flipOutX:
    '0%{transform:perspective(400px)}30%{transform:perspective(400px) rotate3d(1,0,0,-20deg);opacity:1}100%{transform:perspective(400px) rotate3d(1,0,0,90deg);opacity:0}',
  flipOutY:
    '0%{transform:perspective(400px)}30%{transform:perspective(400px) rotate3d(0,1,0,-15deg);opacity:1}100%{transform:perspective(400px) rotate3d(0,1,0,90deg);opacity:0}',
  backOutUp:
    '0%{transform:scale(1);opacity:1}20%{transform:translateY(0px) scale(.7);opacity:.7}100%{transform:translateY(-700px) scale(.7);opacity:.7}',
  backOutDown:
    '0%{transform:scale(1);opacity:1}20%{transform:translateY(0px) scale(.7);opacity:.7}100%{transform:translateY(700px) scale(.7);opacity:.7}',
  hinge:
    '0%{animation-timing-function:ease-in-out}20%,60%{transform:rotate3d(0,0,1,80deg);animation-timing-function:ease-in-out}40%,80%{transform:rotate3d(0,0,1,60deg);animation-timing-function:ease-in-out;opacity:1}100%{transform:translate3d(0,700px,0);opacity:0}',
};
