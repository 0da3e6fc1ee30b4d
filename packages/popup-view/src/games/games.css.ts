/**
 * Styles of the games, for a constructable style sheet of the popup's shadow root. Colours are the
 * theme's tokens.
 */
export const gamesCss = `
.bk-game-outcome{position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.bk-game{position:relative;width:100%;container-type:inline-size}
.bk-game-error{position:absolute;inset-inline:0;top:50%;z-index:2;transform:translateY(-50%);display:grid;gap:12px;justify-items:center;width:fit-content;max-width:min(100%,360px);margin:0 auto;padding:20px 24px;border-radius:var(--bk-radius,14px);background:var(--bk-surface,#fff);color:var(--bk-ink,#1d2433);box-shadow:0 0 0 2px var(--bk-accent,#4f46e5),0 14px 40px rgb(0 0 0 / 35%);text-align:center}
.bk-game-error p{margin:0;font:600 17px/1.4 var(--bk-font,system-ui,sans-serif)}
.bk-game-error button{min-height:44px;padding:0 22px;border:0;border-radius:var(--bk-radius-small,8px);background:var(--bk-btn,var(--bk-accent,#4f46e5));color:var(--bk-on-btn,var(--bk-on-accent,#fff));font:700 16px/1.2 var(--bk-font,system-ui,sans-serif);cursor:pointer}
.bk-game[data-error] :is(.bk-wheel-turning,.bk-gift){animation:none}
.bk-wheel{position:relative;width:min(100%,560px);aspect-ratio:1;margin:0 auto;direction:ltr;user-select:none;-webkit-user-select:none}
.bk-wheel-turning{position:absolute;inset:0;display:block;will-change:transform}
.bk-wheel::before{content:'';position:absolute;inset:2.6%;border-radius:50%;box-shadow:0 18px 40px rgb(0 0 0 / 28%)}
.bk-wheel-face{display:block;width:100%;height:100%}
.bk-wheel-rim{fill:var(--bk-ink,#1d2433)}
.bk-wheel-rim-line{fill:none;stroke:rgb(255 255 255 / 55%);stroke-width:3}
.bk-wheel-peg{fill:var(--bk-surface,#fff)}
.bk-wheel-slice{stroke:rgb(255 255 255 / 40%);stroke-width:1.5;fill:var(--bk-accent,#4f46e5)}
.bk-wheel-slice-1,.bk-wheel-slice-3{fill:var(--bk-surface,#fff)}
.bk-wheel-slice-2{fill:var(--bk-pop,#312e81)}
.bk-wheel-label{font-family:var(--bk-font,system-ui,sans-serif);font-weight:700;text-anchor:middle;dominant-baseline:central;unicode-bidi:plaintext;fill:var(--bk-on-accent,#fff)}
.bk-wheel-label-1,.bk-wheel-label-3{fill:var(--bk-ink,#1d2433)}
.bk-wheel-label-2{fill:var(--bk-on-pop,#fff)}
.bk-wheel-pointer{position:absolute;left:50%;top:-4%;width:9.4%;margin-left:-4.7%;transform-origin:50% 34%;filter:drop-shadow(0 3px 4px rgb(0 0 0/.4))}
.bk-wheel-pointer svg{display:block;width:100%;overflow:visible}
.bk-wheel-pin{fill:#e11d48;stroke:#fff;stroke-width:5;stroke-linejoin:round}
.bk-wheel-pivot{fill:#fff}
.bk-wheel-button{position:absolute;left:50%;top:50%;width:23%;aspect-ratio:1;translate:-50% -50%;border:0;border-radius:50%;padding:4px;background:var(--bk-btn,var(--bk-accent,#4f46e5));color:var(--bk-on-btn,var(--bk-on-accent,#fff));font:800 clamp(13px,4cqw,20px)/1.1 var(--bk-font,system-ui,sans-serif);overflow-wrap:anywhere;cursor:pointer;box-shadow:0 0 0 8px var(--bk-ink,#1d2433),0 8px 22px rgb(0 0 0 / 40%);transition:scale .15s ease}
.bk-wheel[data-state=ready] .bk-wheel-button{animation:bk-wheel-call 1.8s ease-in-out infinite}
.bk-wheel[data-state=still] .bk-wheel-button{display:grid;place-items:center}.bk-wheel[data-state=still] .bk-wheel-button::before{content:'★';font-size:2em}
.bk-wheel-button:hover{scale:1.05}
.bk-wheel-button:focus-visible,.bk-gift:focus-visible,.bk-game-error button:focus-visible,.bk-scratch-reveal:focus-visible{outline:3px solid var(--bk-accent,#4f46e5);outline-offset:4px}
.bk-wheel-button[aria-disabled=true]{cursor:default;animation:none}
.bk-wheel[data-state=asked] .bk-wheel-turning{animation:bk-wheel-ready .7s ease-in-out infinite alternate}
.bk-wheel[data-calm=true] *,.bk-gifts[data-calm=true] *{animation:none!important;transition:none!important}
.bk-wheel[data-calm=true][data-state=spinning] .bk-wheel-turning{animation:bk-calm .6s ease!important}
@keyframes bk-wheel-call{50%{box-shadow:0 0 0 8px var(--bk-ink,#1d2433),0 0 0 18px rgb(255 255 255 / 30%),0 8px 22px rgb(0 0 0 / 40%)}}
@keyframes bk-wheel-ready{to{transform:rotate(-5deg)}}
@keyframes bk-calm{from{opacity:.15}to{opacity:1}}
.bk-scratch{display:grid;gap:14px;justify-items:center}
.bk-scratch-card{position:relative;width:min(100%,540px);aspect-ratio:1.9;border-radius:var(--bk-radius,14px);overflow:hidden;background:var(--bk-surface,#fff);box-shadow:inset 0 0 0 3px var(--bk-accent,#4f46e5),0 16px 38px rgb(0 0 0 / 22%)}
.bk-scratch-prize{position:absolute;inset:14px;margin:0;padding:4px 14px;display:grid;place-content:center;gap:.15em;text-align:center;border:2px dashed color-mix(in srgb,var(--bk-accent,#4f46e5) 60%,transparent);border-radius:calc(var(--bk-radius,14px)*.6);font:800 clamp(18px,min(var(--bk-letters,34px),11cqw),54px)/1.15 var(--bk-font-display,var(--bk-font,system-ui,sans-serif));color:var(--bk-ink,#1d2433);overflow:hidden;overflow-wrap:anywhere}
.bk-scratch-prize small{font:700 21px/1.3 var(--bk-font,system-ui,sans-serif)}
.bk-scratch-cover{position:absolute;inset:0;width:100%;height:100%;touch-action:none;cursor:crosshair;transition:opacity .5s ease;font-family:var(--bk-font,system-ui,sans-serif)}
.bk-scratch[data-state=revealed] .bk-scratch-cover,.bk-scratch[data-state=over] .bk-scratch-cover{opacity:0;pointer-events:none}
.bk-scratch-reveal{min-height:44px;border:0;background:none;padding:8px 12px;font:600 16px/1.4 var(--bk-font,system-ui,sans-serif);color:var(--bk-ink,#1d2433);text-decoration:underline;text-underline-offset:3px;cursor:pointer}
.bk-scratch-reveal:disabled{visibility:hidden}
.bk-gifts{position:relative;display:flex;gap:2%;justify-content:center;align-items:end;width:min(100%,1000px);margin:0 auto;padding-top:clamp(84px,20cqw,140px)}
.bk-gift{--bk-box:var(--bk-accent,#4f46e5);position:relative;flex:1 1 0;max-width:320px;min-width:0;padding:0;border:0;background:none;color:inherit;cursor:pointer;border-radius:var(--bk-radius,14px);transition:transform .25s ease,opacity .3s ease}
.bk-gift[data-state=ready]:hover{transform:translateY(-8px) rotate(-2deg)}
.bk-gift[data-state=ready]{animation:bk-gift-hop 2.8s ease-in-out infinite}
.bk-gift:nth-child(2){animation-delay:.3s;--bk-box:var(--bk-pop,#db2777)}.bk-gift:nth-child(3){animation-delay:.6s;--bk-box:var(--a6,var(--bk-deep,#1d2433))}
.bk-gift[data-state=passed]{opacity:.35;transform:scale(.9);cursor:default}
.bk-gift[data-state=chosen]{animation:bk-gift-shake .5s linear infinite}
.bk-gift-drawing{display:block;width:100%;height:auto;overflow:visible}
.bk-gift-shadow{fill:rgb(0 0 0 / 16%)}
.bk-gift-side{fill:var(--bk-box)}.bk-gift-top{fill:color-mix(in srgb,var(--bk-box) 86%,#fff)}
.bk-gift-shade{fill:rgb(0 0 0 / 18%)}.bk-gift-light{fill:rgb(255 255 255 / 16%)}
.bk-gift-inside{fill:color-mix(in srgb,var(--bk-box) 45%,#000)}
.bk-gift-ribbon,.bk-gift-bow{fill:color-mix(in srgb,#fff 82%,var(--bk-box))}
.bk-gift-bow-hole{fill:rgb(0 0 0 / 14%)}.bk-gift-knot{fill:#fff}
.bk-gift-sparks{fill:none;stroke:var(--bk-box);stroke-width:7;stroke-linecap:round;stroke-dasharray:44;stroke-dashoffset:44;opacity:0;transition:stroke-dashoffset .5s .35s,opacity .1s .35s}
.bk-gift[data-state=opening] .bk-gift-sparks{stroke-dashoffset:0;opacity:1}
.bk-gift-lid{transform-box:fill-box;transform-origin:80% 100%;transition:transform .9s cubic-bezier(.2,.9,.3,1.2),opacity .4s .5s}
.bk-gift[data-state=opening] .bk-gift-lid{transform:translate(46px,-74px) rotate(38deg);opacity:0}
.bk-gift-prize{position:absolute;z-index:2;top:0;left:50%;width:max-content;max-width:100%;margin:0;padding:.5em .9em;overflow-wrap:anywhere;border-radius:var(--bk-radius,14px);background:var(--bk-surface,#fff);box-shadow:inset 0 0 0 3px var(--bk-accent,#4f46e5),0 14px 34px rgb(0 0 0 / 24%);text-align:center;font:800 clamp(17px,min(var(--bk-letters,34px),8cqw),44px)/1.2 var(--bk-font-display,var(--bk-font,system-ui,sans-serif));color:var(--bk-ink,#1d2433);transform:translateX(-50%);animation:bk-gift-rise .9s .25s cubic-bezier(.2,.9,.3,1.15) both}
.bk-gift-prize span,.bk-scratch-prize span{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:3;overflow:hidden}
.bk-scratch-prize span{-webkit-line-clamp:4}
.bk-gift[data-state=opening]{z-index:1}
@keyframes bk-gift-rise{from{opacity:0;transform:translateX(-50%) translate(var(--bk-from,0),130%) scale(.35)}}
@keyframes bk-gift-hop{0%,86%,100%{transform:none}91%{transform:translateY(-7px) rotate(-2deg)}96%{transform:translateY(0) rotate(1.5deg)}}
@keyframes bk-gift-shake{25%{transform:rotate(-3deg)}75%{transform:rotate(3deg)}}
@media (prefers-reduced-motion:reduce){.bk-wheel *,.bk-gifts *{animation:none!important;transition:none!important}}
`;
