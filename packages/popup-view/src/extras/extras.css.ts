/** The styles of coupon, countdown, ticker and video. Colours are the theme's tokens. */
export const extrasCss = `
[data-block=products]:has(>.bkv-products:empty){display:none}
.bkv-tip{position:absolute;padding:6px 10px;border-radius:8px;background:#111827;color:#fff;font:500 13px/1.35 var(--bk-font,system-ui,sans-serif);pointer-events:none;box-shadow:0 6px 18px rgb(0 0 0/.25)}
:is(.bkv-copy,.bkv-play,.bkv-ticker-pause):focus-visible{outline:3px solid var(--bk-accent,#2563eb);outline-offset:2px}
.bkv-messenger{display:grid;place-items:center;min-height:48px;padding:4px 20px;border-radius:var(--bk-radius-small,8px);background:var(--bk-btn,var(--bk-accent,#2563eb));color:var(--bk-on-btn,var(--bk-on-accent,#fff));font:700 1em/1.2 var(--bk-font,system-ui,sans-serif);text-decoration:none;text-align:center}
.bkv-messenger:focus-visible{outline:3px solid var(--bk-accent,#2563eb);outline-offset:2px}
.bkv-copy-place{position:relative;display:inline-flex}
.bkv-copy{min-height:40px;padding:0 16px;border:0;border-radius:var(--bk-radius-small,8px);background:var(--bk-btn,var(--bk-accent,#2563eb));color:var(--bk-on-btn,var(--bk-on-accent,#fff));font:700 .95em/1.2 var(--bk-font,system-ui,sans-serif);cursor:pointer}
.bkv-apply{color:inherit;font-weight:700;text-underline-offset:3px;padding:10px 4px}
.bkv-apply:focus-visible{outline:3px solid var(--bk-accent,#2563eb);outline-offset:2px}
.bkv-code-ends{flex-basis:100%;text-align:center;font-size:.85em;font-variant-numeric:tabular-nums;color:var(--bk-muted,inherit)}
.bkv-copy:hover{filter:brightness(1.07)}
.bkv-tip{bottom:calc(100% + 8px);left:50%;transform:translateX(-50%);white-space:nowrap;animation:bkv-tip-in .18s ease both}
[data-block=countdown]{display:flex;justify-content:center;align-items:flex-start;gap:10px;direction:ltr;font-variant-numeric:tabular-nums;min-height:0}
.bkv-unit{position:relative;display:flex;flex-direction:column;align-items:center;gap:4px;min-width:0}
.bkv-digits{font:var(--bk-h-weight,700) 1.9em/1.1 var(--bk-font-display,var(--bk-font,system-ui,sans-serif));letter-spacing:0}
.bkv-unit-name{font-size:.72em;line-height:1.2;color:var(--bk-muted,inherit);white-space:nowrap}
.bkv-colon{display:none}
[data-block=countdown]:not([class*=count-]) .bkv-digits,[class*=count-tiles] .bkv-digits{display:grid;place-items:center;min-width:2em;padding:.24em .3em;border-radius:var(--bk-radius-small,8px);background:var(--bk-deep,var(--bk-ink,#111));color:var(--bk-on-deep,var(--bk-bg,#fff))}
[class*=count-plain] .bkv-colon{display:block;position:absolute;inset-inline-start:calc(100% + 1px);top:0;font:700 1.7em/1.1 var(--bk-font,system-ui,sans-serif)}
[class*=count-plain]{gap:18px}
[class*=count-ring] .bkv-digits{display:grid;place-items:center;width:2.3em;height:2.3em;font-size:1.4em;border:3px solid var(--bk-mark,var(--bk-accent,#2563eb));border-radius:50%}
[class*=count-small]{gap:6px;align-items:center;direction:inherit}
[class*=count-small] .bkv-unit{flex-direction:row;align-items:baseline;gap:3px}
[class*=count-small] .bkv-digits{font-size:1.15em}
[data-block=ticker][data-state]{display:flex;align-items:center;gap:8px;overflow:hidden}
.bkv-ticker-window{flex:1 1 auto;min-width:0;overflow:hidden;-webkit-mask:linear-gradient(90deg,#0000,#000 24px calc(100% - 24px),#0000);mask:linear-gradient(90deg,#0000,#000 24px calc(100% - 24px),#0000)}
.bkv-ticker-line{display:flex;width:max-content;min-width:200%;animation:bkv-ticker linear infinite}
.bkv-ticker-items{display:flex;gap:3em;padding-inline-end:3em;white-space:nowrap;flex:1 0 auto}
[dir=rtl] .bkv-ticker-line{animation-name:bkv-ticker-rtl}
[data-state=paused]>.bkv-ticker-window>.bkv-ticker-line,.bkv-ticker-window:hover>.bkv-ticker-line{animation-play-state:paused}
[data-state=still]>.bkv-ticker-window{mask:none;-webkit-mask:none}
[data-state=still]>.bkv-ticker-window>.bkv-ticker-line{animation:none;width:auto;min-width:0}
[data-state=still] .bkv-ticker-items{flex-wrap:wrap;white-space:normal;gap:.2em 2em;padding:0;flex:1 1 auto;min-width:0}
.bkv-ticker-pause{flex:none;display:grid;place-items:center;width:32px;height:32px;margin:0;padding:0;border:0;background:none;color:inherit;cursor:pointer}
.bkv-ticker-pause svg,.bkv-play svg{fill:currentColor}
[data-block=video]{position:relative;overflow:hidden}
.bkv-poster{display:block;width:100%;height:100%;object-fit:cover}
.bkv-player{display:block;width:100%;height:100%;min-height:200px;aspect-ratio:16/9;border:0;background:#000}
.bkv-play{position:absolute;left:50%;top:50%;width:72px;height:72px;margin:-36px 0 0 -36px;padding:0 0 0 5px;display:grid;place-items:center;border:0;border-radius:50%;background:rgb(10 12 20/.78);color:#fff;cursor:pointer;transition:transform .15s}
.bkv-play:hover{transform:scale(1.07)}
@keyframes bkv-tip-in{from{opacity:0;transform:translate(-50%,4px)}}
@keyframes bkv-ticker{to{transform:translateX(-50%)}}
@keyframes bkv-ticker-rtl{to{transform:translateX(50%)}}
@media (prefers-reduced-motion:reduce){.bkv-tip{animation:none}.bkv-play{transition:none}}
`;
