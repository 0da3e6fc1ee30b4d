/** How the country button and its list look. */
export const phoneCss = `
.bk-phone{display:flex;align-items:stretch;gap:.4em}
.bk-phone>.bk-input{flex:1}
.bk-country{display:flex;align-items:center;gap:.35em;min-height:3em;padding:0 .7em;font:inherit;font-size:max(1em,16px);color:var(--bk-field-ink,var(--bk-ink,#1d2433));background:var(--bk-field-bg,#fff);border:1px solid var(--bk-field-border,#b9c0cf);border-radius:var(--bk-radius-small,.5em);cursor:pointer}
.bk-country:focus-visible{outline:2px solid var(--bk-accent,#3157d5);outline-offset:1px}
.bk-country .bk-calling-code{font-variant-numeric:tabular-nums}
.bk-caret{width:.42em;height:.42em;margin:-.2em .1em 0;border:solid currentColor;border-width:0 .12em .12em 0;rotate:45deg;opacity:.65}
.bk-flag{font-size:1.2em;line-height:1}
.bk-country-panel{width:min(22em,calc(100vw - 16px));overflow:hidden}
.bk-countries{display:flex;flex-direction:column;max-height:inherit;font-size:15px}
.bk-country-search.bk-input{margin:8px;width:auto;color:#1d2433;background:#fff;border-color:#b9c0cf}
.bk-country-list{margin:0;padding:0 0 6px;list-style:none;overflow:auto;max-height:16em;min-height:0}
.bk-country-option{display:flex;gap:.6em;align-items:center;padding:.55em .9em;cursor:pointer;line-height:1.3}
@media (pointer:coarse){.bk-country-option{min-height:44px}}
.bk-country-option .bk-country-name{flex:1;min-width:0}
.bk-country-option .bk-calling-code{color:#5d6678;font-variant-numeric:tabular-nums}
.bk-country-option[data-active],.bk-country-option:hover{background:#eef1f8}
.bk-country-option[aria-selected=true]{font-weight:600}
.bk-no-results{margin:0;padding:.4em .9em 1em;color:#5d6678}
.bk-no-results:empty{display:none}
`;
