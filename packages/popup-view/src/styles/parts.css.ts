/**
 * The parts that the view adds to every template: closing, banner, credit. Colours are the theme's
 * tokens.
 */
export const partsCss = `
.bkv-closer{position:absolute;top:var(--bk-closer-gap,4px);inset-inline-end:var(--bk-closer-gap,4px);z-index:5;display:flex;align-items:center;scale:calc(1/var(--bkv-scale,1));transform-origin:100% 0;font:500 13px/1.3 var(--bk-font,system-ui,sans-serif)}
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
.bkv-close:focus-visible{outline:3px solid var(--bk-accent,#2563eb);outline-offset:-2px;border-radius:99px}
.bkv-comment{position:absolute;padding:6px 10px;border-radius:8px;background:#111827;color:#fff;font:500 13px/1.35 var(--bk-font,system-ui,sans-serif);white-space:normal;text-align:start;pointer-events:none;box-shadow:0 6px 18px rgb(0 0 0/.25)}
.bkv-comment{top:44px;inset-inline-end:4px;width:max-content;max-width:240px;opacity:0;visibility:hidden;transition:opacity .15s}
.bkv-closer:is(:hover,:focus-within) .bkv-comment{opacity:1;visibility:visible}
[data-type=bar] .bkv-closer{top:50%;margin-top:-22px}
.poptin-popup[data-type=bar][data-layout=desktop][data-closer=x]>[data-screen]{padding-inline-end:52px}
.poptin-popup[data-type=bar][data-layout=desktop][data-closer=button]>[data-screen]{padding-inline-end:132px}
.poptin-popup[data-type=bar]{box-shadow:0 2px 16px rgb(0 0 0/.16)}
[data-type=bar][data-layout=mobile] .bkv-closer{top:2px;margin-top:0}
[data-type=bar] .bkv-comment{inset-inline-end:44px;top:6px}
[data-type=fullpage] .bkv-closer{top:calc(16px + env(safe-area-inset-top,0px));inset-inline-end:20px}
.bkv-preview{margin:0;padding:8px 16px;background:#fff4d6;color:#4a3200;border-bottom:1px solid #e5b94a;font:600 14px/1.4 system-ui,sans-serif;text-align:center;position:relative;z-index:4}
.bkv-stage:is([data-frame=overlay],[data-frame=corner],[data-frame=cover],[data-frame=welcome]) .bkv-preview{position:absolute;inset:0 0 auto;pointer-events:auto}
.bkv-credit{position:absolute;inset-inline:0;bottom:3px;width:fit-content;margin:0 auto;padding:0 8px;border-radius:99px;background:var(--bk-bg,#fff);font:500 11px/1.4 var(--bk-font,system-ui,sans-serif);color:var(--bk-muted,#555);pointer-events:none}
[data-type=bar] .bkv-credit{inset-inline:auto 8px;bottom:1px;font-size:10px}
.bkv-sent{display:flex;align-items:center;justify-content:center;gap:10px;margin:0;padding:18px;font-weight:700;font-size:1.15em;text-align:center;color:var(--bk-success,#0f7a3d)}
.bkv-sent svg{flex:none;fill:none;stroke:currentColor;stroke-width:2.4;stroke-linecap:round;stroke-linejoin:round}
@media (forced-colors:active){.poptin-popup,.bkv-close-x::before{border:2px solid}}
@media (prefers-reduced-motion:reduce){.bkv-close-x::before{transition:none}}
`;
