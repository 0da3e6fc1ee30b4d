/** The ground of every popup. All sizes are px or em. */
export const stageCss = `
.bkv-stage,.bkv-stage *,.bkv-stage ::before,.bkv-stage ::after{box-sizing:border-box}
.bkv-stage{position:fixed;inset:0;width:100%;height:100%;max-width:none;max-height:none;margin:0;padding:0;border:0;background:none;color:inherit;overflow:hidden;outline:0;z-index:2147483647;display:block;font-size:16px;line-height:1.5;--bkv-edge:20px;--bkv-safe-t:env(safe-area-inset-top,0px);--bkv-safe-r:env(safe-area-inset-right,0px);--bkv-safe-b:env(safe-area-inset-bottom,0px);--bkv-safe-l:env(safe-area-inset-left,0px)}
.bkv-stage::backdrop{background:none}
.bkv-stage[data-layout=mobile]{--bkv-edge:12px}
.poptin-popup-background{position:absolute;inset:0;animation:bkv-dim-in .3s ease both}
.bkv-dim{position:absolute;inset:0;background:#0b0f19}
.bkv-canvas{position:absolute;inset:0;width:100%;height:100%;display:block}
.bkv-stage[data-state=closing] .poptin-popup-background{animation:bkv-dim-out .5s .2s ease both}
.bkv-edge{position:absolute;width:1px;height:1px;opacity:0;pointer-events:none}
.bkv-scroll{position:absolute;left:0;right:0;top:var(--bkv-window-top,0px);height:var(--bkv-window-height,100%);overflow:auto;overscroll-behavior:contain;display:flex;padding:max(var(--bkv-edge),var(--bkv-safe-t)) max(var(--bkv-edge),var(--bkv-safe-r)) max(var(--bkv-edge),var(--bkv-safe-b)) max(var(--bkv-edge),var(--bkv-safe-l))}
.bkv-stage[data-settled=false] .bkv-scroll,.bkv-stage[data-state=closing] .bkv-scroll{overflow:hidden}
.bkv-fit{position:relative;flex:none;width:var(--bkv-fit-width,auto);height:var(--bkv-fit-height,auto);margin:auto}
.bkv-stage[data-x=left] .bkv-fit{margin-left:0}.bkv-stage[data-x=right] .bkv-fit{margin-right:0}
.bkv-stage[dir=rtl] .bkv-scroll{direction:ltr}.bkv-stage[dir=rtl] .bkv-card{direction:rtl}
.bkv-stage[data-y=top] .bkv-fit{margin-top:0}.bkv-stage[data-y=bottom] .bkv-fit{margin-bottom:0}
.bkv-scale{width:var(--bkv-width,auto);transform:scale(var(--bkv-scale,1));transform-origin:0 0}
.bkv-card{position:relative;outline:0;animation-duration:.3s;animation-fill-mode:both}
.bkv-stage[data-settled=false] .bkv-card{will-change:transform,opacity}
.bkv-stage[data-state=closing] .bkv-card{animation-duration:.8s}
.bkv-card:focus-visible{outline:0}
:where(.bkv-card) form{margin:0}
.poptin-popup[data-state]{--bkv-pad-end:0px}
.bkv-stage[data-frame=corner]{pointer-events:none;height:calc(100% - var(--bk-bottom,0px) - var(--bk-bar,0px))}
.bkv-stage[data-frame=corner] .bkv-card{pointer-events:auto}
.bkv-stage[data-type=bside] .bkv-scroll{padding-bottom:0}
.bkv-stage[data-type=browsing][data-layout=desktop] .bkv-scroll{padding-left:0;padding-right:0}
.bkv-stage[data-type=bside][data-y=bottom] .poptin-popup{border-bottom-left-radius:0;border-bottom-right-radius:0}
.bkv-stage[data-type=browsing][data-layout=desktop][data-x=left] .poptin-popup{border-top-left-radius:0;border-bottom-left-radius:0}
.bkv-stage[data-type=browsing][data-layout=desktop][data-x=right] .poptin-popup{border-top-right-radius:0;border-bottom-right-radius:0}
.bkv-stage[data-frame=bar]{inset:0 0 auto;height:auto;overflow:visible}
.bkv-stage[data-frame=bar][data-y=bottom]{inset:auto 0 var(--bk-bottom,0px)}
.bkv-stage[data-frame=bar] .bkv-scroll{position:static;height:auto;padding:0;overflow:visible;display:block}
.bkv-stage[data-frame=bar] .bkv-fit{width:100%}
.bkv-stage[data-frame=bar] .poptin-popup{border-radius:0;padding-left:var(--bkv-safe-l);padding-right:var(--bkv-safe-r)}
.bkv-stage[data-frame=bar][data-y=top] .poptin-popup{padding-top:var(--bkv-safe-t)}
.bkv-stage[data-frame=bar][data-y=bottom] .poptin-popup{padding-bottom:var(--bkv-safe-b)}
.bkv-stage:is([data-frame=cover],[data-frame=welcome]) .bkv-scroll{padding:0}
.bkv-stage:is([data-frame=cover],[data-frame=welcome]) .poptin-popup{border-radius:0;box-shadow:none}
.bkv-stage[data-frame=welcome]{position:absolute;inset:0 0 auto;height:100vh;height:100dvh}.bkv-stage[data-frame=welcome] .bkv-scroll{overscroll-behavior:auto}
.bkv-stage[data-frame=inline]{position:relative;inset:auto;height:auto;z-index:auto;overflow:visible}
.bkv-stage[data-frame=inline] .bkv-scroll{position:static;height:auto;padding:0;overflow:visible;display:block}
.bkv-stage[data-frame=inline] .bkv-fit{width:100%}
.bk-unseen{position:absolute!important;width:1px;height:1px;margin:-1px;padding:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap;border:0}
@keyframes bkv-dim-in{from{opacity:0}}
@keyframes bkv-dim-out{to{opacity:0}}
@media (prefers-reduced-motion:reduce){.bkv-stage .poptin-popup-background{animation:none}}
@media print{.bkv-stage{display:none}}
`;
