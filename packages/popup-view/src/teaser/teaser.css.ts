/** The teaser tab: above the page, below every popup. docs/behaviour/appearance.md#above-the-page. */
export const teaserCss = `
.bkv-teaser{position:fixed;z-index:999998;bottom:calc(max(18px,env(safe-area-inset-bottom,0px)) + var(--bk-bottom,0px) + var(--bk-bar,0px));display:flex;align-items:stretch;max-width:min(340px,calc(100vw - 24px));border-radius:min(var(--bk-radius-button,99px),28px);background:var(--bk-accent,#111827);color:var(--bk-on-accent,#fff);box-shadow:0 8px 26px rgb(0 0 0/.28),0 0 0 1px rgb(255 255 255/.22);font:600 15px/1.3 var(--bk-font,system-ui,-apple-system,"Segoe UI",Roboto,Arial,sans-serif);transition-property:opacity;transition-timing-function:ease}
.bkv-teaser[hidden]{display:none}
.bkv-teaser[data-side=left]{left:max(16px,env(safe-area-inset-left,0px))}
.bkv-teaser[data-side=right]{right:max(16px,env(safe-area-inset-right,0px))}
.bkv-teaser[data-side=center]{left:50%;translate:-50% 0}
.bkv-teaser[data-leaving=true]{opacity:0;pointer-events:none}
.bkv-teaser button{margin:0;border:0;background:none;color:inherit;font:inherit;cursor:pointer;border-radius:inherit;-webkit-tap-highlight-color:transparent}
.bkv-teaser-open{min-height:48px;padding:8px 4px 8px 22px;text-align:start;overflow-wrap:anywhere}
.bkv-teaser[dir=rtl] .bkv-teaser-open{padding:8px 22px 8px 4px}
.bkv-teaser-close{flex:none;display:grid;place-items:center;width:44px;min-height:44px;padding:0;opacity:.85}
.bkv-teaser-close:hover{opacity:1}
.bkv-teaser-close svg{fill:none;stroke:currentColor;stroke-width:2.2;stroke-linecap:round}
.bkv-teaser button:focus-visible{outline:2px solid var(--bk-on-accent,#fff);outline-offset:-5px}
.bkv-teaser[data-attention=true]{animation:bkv-attention 1s ease both}
@keyframes bkv-attention{15%,45%,75%{transform:rotate(-2.2deg) scale(1.05)}30%,60%,90%{transform:rotate(2.2deg) scale(1.05)}}
@media (prefers-reduced-motion:reduce){.bkv-teaser[data-attention=true]{animation:none}}
`;
