/** Styles of the games, for a constructable style sheet of the popup's shadow root. Colours are the theme's tokens. */
export const gamesCss = `
.bk-game-outcome{position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.bk-game{position:relative;width:100%}
.bk-game-trouble{position:absolute;inset-inline:0;top:50%;z-index:2;transform:translateY(-50%);display:grid;gap:12px;justify-items:center;width:fit-content;max-width:min(100%,360px);margin:0 auto;padding:20px 24px;border-radius:var(--bk-radius,14px);background:var(--bk-surface,#fff);color:var(--bk-ink,#1d2433);box-shadow:0 0 0 2px var(--bk-accent,#4f46e5),0 14px 40px rgb(0 0 0 / 35%);text-align:center}
.bk-game-trouble p{margin:0;font:600 17px/1.4 var(--bk-font,system-ui,sans-serif)}
.bk-game-trouble button{min-height:44px;padding:0 22px;border:0;border-radius:var(--bk-radius-small,8px);background:var(--bk-btn,var(--bk-accent,#4f46e5));color:var(--bk-on-btn,var(--bk-on-accent,#fff));font:700 16px/1.2 var(--bk-font,system-ui,sans-serif);cursor:pointer}
.bk-game[data-trouble] :is(.bk-wheel-turning,.bk-gift){animation:none}
.bk-wheel{position:relative;width:min(100%,520px);aspect-ratio:1;margin:0 auto;direction:ltr;user-select:none;-webkit-user-select:none}
.bk-wheel-turning{position:absolute;inset:0;display:block;will-change:transform}
.bk-wheel::before{content:'';position:absolute;inset:2.6%;border-radius:50%;box-shadow:0 18px 40px rgb(0 0 0 / 28%)}
.bk-wheel-face{display:block;width:100%;height:100%}
.bk-wheel-rim{fill:var(--bk-ink,#1d2433)}
.bk-wheel-rim-line{fill:none;stroke:rgb(255 255 255 / 55%);stroke-width:3}
.bk-wheel-peg{fill:#fff;opacity:.92}
.bk-wheel-slice{stroke:rgb(255 255 255 / 40%);stroke-width:1.5;fill:var(--bk-accent,#4f46e5)}
.bk-wheel-slice-1,.bk-wheel-slice-3{fill:var(--bk-surface,#fff)}
.bk-wheel-slice-2{fill:var(--bk-pop,#312e81)}
.bk-wheel-label{font-family:var(--bk-font,system-ui,sans-serif);font-weight:700;text-anchor:middle;dominant-baseline:central;unicode-bidi:plaintext;fill:var(--bk-on-accent,#fff)}
.bk-wheel-label-1,.bk-wheel-label-3{fill:var(--bk-ink,#1d2433)}
.bk-wheel-label-2{fill:var(--bk-on-pop,#fff)}
.bk-wheel-pointer{position:absolute;left:50%;top:-3.5%;width:9%;height:12.5%;margin-left:-4.5%;background:var(--bk-danger,#e11d48);clip-path:polygon(50% 100%,0 22%,14% 4%,86% 4%,100% 22%);transform-origin:50% 12%;filter:drop-shadow(0 4px 5px rgb(0 0 0 / 35%))}
.bk-wheel-button{position:absolute;left:50%;top:50%;width:23%;aspect-ratio:1;transform:translate(-50%,-50%);border:0;border-radius:50%;padding:0;background:#fff;color:#1d2433;font:800 clamp(13px,4cqw,20px)/1.1 var(--bk-font,system-ui,sans-serif);cursor:pointer;box-shadow:0 0 0 8px var(--bk-ink,#1d2433),0 8px 22px rgb(0 0 0 / 40%);transition:transform .15s ease}
.bk-wheel[data-state=ready] .bk-wheel-button{animation:bk-wheel-call 1.8s ease-in-out infinite}
.bk-wheel[data-state=still] .bk-wheel-button{display:grid;place-items:center}.bk-wheel[data-state=still] .bk-wheel-button::before{content:'★';font-size:2em}
.bk-wheel-button:hover{transform:translate(-50%,-50%) scale(1.05)}
.bk-wheel-button:focus-visible,.bk-gift:focus-visible,.bk-game-trouble button:focus-visible,.bk-scratch-reveal:focus-visible{outline:3px solid var(--bk-accent,#4f46e5);outline-offset:4px}
.bk-wheel-button[aria-disabled=true]{cursor:default;animation:none}
.bk-wheel[data-state=asked] .bk-wheel-turning{animation:bk-wheel-ready .7s ease-in-out infinite alternate}
.bk-wheel[data-calm=true] *,.bk-gifts[data-calm=true] *{animation:none!important;transition:none!important}
.bk-wheel[data-calm=true][data-state=spinning] .bk-wheel-turning{animation:bk-calm .6s ease!important}
@keyframes bk-wheel-call{50%{box-shadow:0 0 0 8px var(--bk-ink,#1d2433),0 0 0 18px rgb(255 255 255 / 30%),0 8px 22px rgb(0 0 0 / 40%)}}
@keyframes bk-wheel-ready{to{transform:rotate(-5deg)}}
@keyframes bk-calm{from{opacity:.15}to{opacity:1}}
.bk-scratch{display:grid;gap:14px;justify-items:center}
.bk-scratch-card{position:relative;width:min(100%,420px);aspect-ratio:2.1;border-radius:var(--bk-radius,14px);overflow:hidden;background:var(--bk-surface,#fff);box-shadow:inset 0 0 0 2px var(--bk-accent,#4f46e5),0 14px 34px rgb(0 0 0 / 18%)}
.bk-scratch-prize{position:absolute;inset:0;margin:0;padding:16px;display:grid;place-items:center;text-align:center;font:800 26px/1.25 var(--bk-font-display,var(--bk-font,system-ui,sans-serif));color:var(--bk-ink,#1d2433)}
.bk-scratch-cover{position:absolute;inset:0;width:100%;height:100%;touch-action:none;cursor:crosshair;transition:opacity .5s ease;font-family:var(--bk-font,system-ui,sans-serif)}
.bk-scratch[data-state=revealed] .bk-scratch-cover,.bk-scratch[data-state=over] .bk-scratch-cover{opacity:0;pointer-events:none}
.bk-scratch-reveal{border:0;background:none;padding:8px 10px;font:600 15px/1.4 var(--bk-font,system-ui,sans-serif);color:var(--bk-ink,#1d2433);text-decoration:underline;text-underline-offset:3px;cursor:pointer}
.bk-scratch-reveal:disabled{visibility:hidden}
.bk-gifts{display:flex;gap:2%;justify-content:center;align-items:end;width:min(100%,1000px);margin:0 auto;padding-top:clamp(40px,9%,96px)}
.bk-gift{position:relative;flex:1 1 0;max-width:320px;min-width:0;padding:0;border:0;background:none;color:inherit;cursor:pointer;border-radius:var(--bk-radius,14px);transition:transform .25s ease,opacity .3s ease}
.bk-gift[data-state=ready]:hover{transform:translateY(-8px) rotate(-2deg)}
.bk-gift[data-state=ready]{animation:bk-gift-hop 2.8s ease-in-out infinite}
.bk-gift:nth-child(2){animation-delay:.3s;--bk-accent:var(--bk-pop)}.bk-gift:nth-child(3){animation-delay:.6s;--bk-accent:var(--bk-deep)}
.bk-gift[data-state=passed]{opacity:.35;transform:scale(.9);cursor:default}
.bk-gift[data-state=chosen]{animation:bk-gift-shake .5s linear infinite}
.bk-gift-drawing{display:block;width:100%;height:auto;overflow:visible}
.bk-gift-shadow{fill:rgb(0 0 0 / 16%)}
.bk-gift-side{fill:var(--bk-accent,#4f46e5)}.bk-gift-top{fill:color-mix(in srgb,var(--bk-accent,#4f46e5) 88%,#fff)}
.bk-gift-shade{fill:rgb(0 0 0 / 18%)}
.bk-gift-ribbon,.bk-gift-bow{fill:color-mix(in srgb,#fff 78%,var(--bk-accent,#4f46e5))}
.bk-gift-bow-hole{fill:rgb(0 0 0 / 14%)}.bk-gift-knot{fill:#fff}
.bk-gift-lid{transform-box:fill-box;transform-origin:80% 100%;transition:transform 1s cubic-bezier(.2,.9,.3,1.2)}
.bk-gift[data-state=opening] .bk-gift-lid{transform:translateY(-64px) rotate(24deg)}
.bk-gift-prize{position:absolute;left:-30%;right:-30%;bottom:62%;text-align:center;font:800 20px/1.2 var(--bk-font-display,var(--bk-font,system-ui,sans-serif));color:var(--bk-ink,#1d2433);opacity:0;transform:translateY(40px) scale(.6);transition:opacity .6s .35s,transform .8s .35s cubic-bezier(.2,.9,.3,1.3)}
.bk-gift[data-state=opening] .bk-gift-prize{opacity:1;transform:none}
.bk-gift[data-state=opening]{z-index:1}
@keyframes bk-gift-hop{0%,86%,100%{transform:none}91%{transform:translateY(-7px) rotate(-2deg)}96%{transform:translateY(0) rotate(1.5deg)}}
@keyframes bk-gift-shake{25%{transform:rotate(-3deg)}75%{transform:rotate(3deg)}}
@media (prefers-reduced-motion:reduce){.bk-wheel *,.bk-gift,.bk-gift *{animation:none!important;transition:none!important}}
`;
