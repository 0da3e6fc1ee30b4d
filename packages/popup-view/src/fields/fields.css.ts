/**
 * How forms and common fields look; goes into the adopted style sheets of the popup's root. Colours
 * follow the template's variables.
 */
export const fieldsCss = `
.bk-form{position:relative;display:grid;gap:.85em;text-align:start}
.bk-form *,.bk-panel *{box-sizing:border-box}
.bk-form [hidden]{display:none!important}
.bk-field{min-width:0;display:grid;gap:.35em}
.bk-label{display:block;padding:0;font-size:.9em;font-weight:600;line-height:1.35;color:var(--bk-ink,#1d2433)}
.bk-required{color:var(--bk-danger,#c4262e)}
.bk-input{display:block;width:100%;min-width:0;min-height:3em;margin:0;padding:.65em .9em;font:inherit;font-size:max(1em,16px);line-height:1.4;color:var(--bk-field-ink,var(--bk-ink,#1d2433));background:var(--bk-field-bg,#fff);border:1px solid var(--bk-field-border,#b9c0cf);border-radius:var(--bk-radius-small,.5em);box-shadow:none;text-align:start;appearance:none}
.bk-input::placeholder{color:inherit;opacity:.62}
.bk-input[aria-invalid=true]::placeholder{color:var(--bk-field-danger,#c4262e);opacity:.85}
.bk-form[dir=rtl] .bk-input[dir=ltr]{text-align:right}
.bk-form[dir=rtl] .bk-input[dir=ltr]::placeholder{unicode-bidi:plaintext}
@media (hover:hover){.bk-input:hover{border-color:color-mix(in srgb,var(--bk-accent,#3157d5) 55%,var(--bk-field-border,#b9c0cf))}}
.bk-input:focus-visible{outline:2px solid var(--bk-mark,#3157d5);outline-offset:1px;border-color:var(--bk-accent,#3157d5)}
.bk-input[aria-invalid=true],.bk-input[data-highlight]{border-color:var(--bk-field-danger,#c4262e)}
.bk-input[aria-invalid=true]:focus-visible{outline-color:var(--bk-danger,#c4262e)}
.bk-input[data-highlight]{box-shadow:0 0 0 3px color-mix(in srgb,var(--bk-danger,#c4262e) 22%,transparent)}
.bk-error{margin:0;font-size:.85em;line-height:1.35;color:var(--bk-danger,#c4262e)}
.bk-group{min-width:0;margin:0;padding:0;border:0;border-radius:var(--bk-radius-small,.5em)}
.bk-group>.bk-label{margin-block-end:.5em}
.bk-group>.bk-choice+.bk-choice{margin-block-start:.6em}
.bk-choice{display:grid;grid-template-columns:auto 1fr;gap:.6em;align-items:start;cursor:pointer;line-height:1.4;color:var(--bk-ink,#1d2433)}
.bk-choice-input{width:1.25em;height:1.25em;margin:.07em 0 0;accent-color:var(--bk-accent,#3157d5);cursor:pointer}
.bk-choice-input:focus-visible,.bk-suggestion-button:focus-visible{outline:2px solid var(--bk-mark,#3157d5);outline-offset:2px}
.bk-choice-text{overflow-wrap:anywhere}
.bk-consent{font-size:.9em}
.bk-suggestion:empty{display:none}
.bk-suggestion-button+*{margin-inline-start:1em}
.bk-suggestion-button{padding:.15em 0;border:0;background:none;font:inherit;font-size:.9em;color:var(--bk-ink,#1d2433);text-align:start;cursor:pointer;overflow-wrap:anywhere}
.bk-suggestion-button bdi{font-weight:600;text-decoration:underline;text-underline-offset:.15em}
@media (pointer:coarse){
.bk-choice{padding-block:12px;margin-block:-6px}
.bk-group>.bk-choice+.bk-choice{margin-block-start:0}
.bk-suggestion-button{padding-block:.8em;margin-block:-.4em}
}
.bk-unseen{position:absolute!important;width:1px;height:1px;margin:-1px;padding:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap;border:0}
.poptin-form-submit-button[data-state=sending]{opacity:.7;cursor:progress}
@media (prefers-reduced-motion:no-preference){
.bk-form[data-shake=odd]{animation:bk-shake-odd 1s both}
.bk-form[data-shake=even]{animation:bk-shake-even 1s both}
}
@keyframes bk-shake-odd{10%,90%{translate:-2px}20%,80%{translate:4px}30%,50%,70%{translate:-8px}40%,60%{translate:8px}}
@keyframes bk-shake-even{10%,90%{translate:-2px}20%,80%{translate:4px}30%,50%,70%{translate:-8px}40%,60%{translate:8px}}
`;
