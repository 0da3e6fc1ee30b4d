/** The parts that the view adds to a template: closing, coupon, countdown, ticker, video, banner. Colours are the theme's tokens. */
export const partsCss = `
.bkv-closer{position:absolute;top:4px;inset-inline-end:4px;z-index:5;display:flex;align-items:center;scale:calc(1/var(--bkv-scale,1));transform-origin:100% 0;font:500 13px/1.3 var(--bk-font,system-ui,sans-serif)}
[dir=rtl] .bkv-closer{transform-origin:0 0}
.bkv-close{position:relative;display:grid;place-items:center;margin:0;padding:0;border:0;background:none;color:var(--bk-ink,#111);font:inherit;cursor:pointer;-webkit-tap-highlight-color:transparent}
.bkv-close-x{width:44px;height:44px}
.bkv-close-x::before{content:"";position:absolute;inset:6px;border-radius:50%;background:var(--bk-bg,#fff);opacity:.86;box-shadow:0 1px 4px rgb(0 0 0/.16);transition:opacity .15s,transform .15s}
.bkv-close-x:hover::before{opacity:1;transform:scale(1.06)}
.bkv-x{position:relative;width:32px;height:32px;padding:3px;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round}
.bkv-count{position:relative;font-weight:700;font-variant-numeric:tabular-nums}
.bkv-close[data-state=counting]{cursor:default}
.bkv-close-skip{min-height:44px;padding:0 6px}
.bkv-close-skip::before{content:"";position:absolute;inset:6px 0;border-radius:99px;background:var(--bk-bg,#fff);border:1px solid currentColor;opacity:.9;z-index:-1}
.bkv-close-skip{padding:0 16px;z-index:0;font-weight:600;font-variant-numeric:tabular-nums}
.bkv-close:focus-visible,.bkv-copy:focus-visible,.bkv-play:focus-visible,.bkv-ticker-pause:focus-visible{outline:3px solid var(--bk-accent,#2563eb);outline-offset:-2px;border-radius:99px}
.bkv-comment,.bkv-tip{position:absolute;padding:6px 10px;border-radius:8px;background:#111827;color:#fff;font:500 13px/1.35 var(--bk-font,system-ui,sans-serif);white-space:normal;text-align:start;pointer-events:none;box-shadow:0 6px 18px rgb(0 0 0/.25)}
.bkv-comment{top:44px;inset-inline-end:4px;width:max-content;max-width:240px;opacity:0;visibility:hidden;transition:opacity .15s}
.bkv-closer:is(:hover,:focus-within) .bkv-comment{opacity:1;visibility:visible}
[data-type=bar] .bkv-closer{top:50%;margin-top:-22px}
.poptin-popup[data-type=bar][data-layout=desktop][data-closer=x]>[data-screen]{padding-inline-end:52px}
.poptin-popup[data-type=bar][data-layout=desktop][data-closer=button]>[data-screen]{padding-inline-end:132px}
.poptin-popup[data-type=bar]{box-shadow:0 2px 16px rgb(0 0 0/.16)}
[data-type=bar][data-layout=mobile] .bkv-closer{top:2px;margin-top:0}
[data-type=bar] .bkv-comment{inset-inline-end:44px;top:6px}
[data-type=fullpage] .bkv-closer{top:calc(16px + env(safe-area-inset-top,0px));inset-inline-end:20px}
.bkv-preview{margin:0;padding:8px 16px;background:#fff4d6;color:#4a3200;border-bottom:1px solid #e5b94a;font:600 14px/1.4 system-ui,-apple-system,"Segoe UI",Roboto,Arial,sans-serif;text-align:center;position:relative;z-index:4}
.bkv-stage:is([data-frame=overlay],[data-frame=corner],[data-frame=cover],[data-frame=welcome]) .bkv-preview{position:absolute;inset:0 0 auto;pointer-events:auto}
.bkv-credit{position:absolute;inset-inline-start:0;inset-inline-end:0;bottom:3px;margin:0;text-align:center;font:500 11px/1.4 var(--bk-font,system-ui,sans-serif);color:var(--bk-muted,#555);pointer-events:none}
[data-type=bar] .bkv-credit{inset-inline-start:auto;inset-inline-end:8px;bottom:1px;font-size:10px}
.bkv-sent{display:flex;align-items:center;justify-content:center;gap:10px;margin:0;padding:18px;font-weight:700;font-size:1.15em;text-align:center;color:var(--bk-success,#0f7a3d)}
.bkv-sent svg{flex:none;fill:none;stroke:currentColor;stroke-width:2.4;stroke-linecap:round;stroke-linejoin:round}
.bkv-copy-place{position:relative;display:inline-flex}
.bkv-copy{min-height:40px;padding:0 16px;border:0;border-radius:var(--bk-radius-small,8px);background:var(--bk-btn,var(--bk-accent,#2563eb));color:var(--bk-on-btn,var(--bk-on-accent,#fff));font:700 .95em/1.2 var(--bk-font,system-ui,sans-serif);cursor:pointer}
.bkv-copy:hover{filter:brightness(1.07)}
.bkv-tip{bottom:calc(100% + 8px);left:50%;transform:translateX(-50%);white-space:nowrap;animation:bkv-tip-in .18s ease both}
[data-block=countdown]{display:flex;justify-content:center;align-items:flex-start;gap:10px;direction:ltr;font-variant-numeric:tabular-nums;min-height:0}
.bkv-unit{position:relative;display:flex;flex-direction:column;align-items:center;gap:4px;min-width:0}
.bkv-digits{font:var(--bk-h-weight,700) 1.9em/1.1 var(--bk-font-display,var(--bk-font,system-ui,sans-serif));letter-spacing:0}
.bkv-unit-name{font-size:.72em;line-height:1.2;color:var(--bk-muted,inherit);white-space:nowrap}
.bkv-colon{display:none}
[data-block=countdown]:not([class*=bk-count-]) .bkv-digits,.bk-count-tiles .bkv-digits{display:grid;place-items:center;min-width:2em;padding:.24em .3em;border-radius:var(--bk-radius-small,8px);background:var(--bk-deep,var(--bk-ink,#111));color:var(--bk-on-deep,var(--bk-bg,#fff))}
.bk-count-plain .bkv-colon{display:block;position:absolute;inset-inline-start:calc(100% + 1px);top:0;font:700 1.7em/1.1 var(--bk-font,system-ui,sans-serif)}
.bk-count-plain{gap:18px}
.bk-count-ring .bkv-digits{display:grid;place-items:center;width:2.3em;height:2.3em;font-size:1.4em;border:3px solid var(--bk-mark,var(--bk-accent,#2563eb));border-radius:50%}
.bk-count-small{gap:6px;align-items:center}
.bk-count-small .bkv-unit{flex-direction:row;align-items:baseline;gap:3px}
.bk-count-small .bkv-digits{font-size:1.15em}
.bk-ticker[data-state],[data-block=ticker][data-state]{display:flex;align-items:center;gap:8px;overflow:hidden}
.bkv-ticker-window{flex:1 1 auto;min-width:0;overflow:hidden;-webkit-mask:linear-gradient(90deg,#0000,#000 24px calc(100% - 24px),#0000);mask:linear-gradient(90deg,#0000,#000 24px calc(100% - 24px),#0000)}
.bkv-ticker-line{display:flex;width:max-content;min-width:200%;animation:bkv-ticker linear infinite}
.bkv-ticker-items{display:flex;gap:3em;padding-inline-end:3em;white-space:nowrap;flex:1 0 auto}
[dir=rtl] .bkv-ticker-line{animation-name:bkv-ticker-rtl}
[data-state=paused]>.bkv-ticker-window>.bkv-ticker-line,.bkv-ticker-window:hover>.bkv-ticker-line{animation-play-state:paused}
[data-state=still]>.bkv-ticker-window{mask:none;-webkit-mask:none}
[data-state=still]>.bkv-ticker-window>.bkv-ticker-line{animation:none;width:auto}
[data-state=still] .bkv-ticker-items{flex-wrap:wrap;white-space:normal;gap:.2em 2em;flex:1 1 auto;min-width:0}
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
@media (prefers-reduced-motion:reduce){.bkv-tip{animation:none}.bkv-play,.bkv-close-x::before{transition:none}}
`;
