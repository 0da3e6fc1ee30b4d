const CALENDAR_ICON = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20' fill='none' stroke='%23777f90' stroke-width='1.7' stroke-linecap='round'%3E%3Crect x='2.5' y='4' width='15' height='13.5' rx='2.5'/%3E%3Cpath d='M2.5 8.5h15M6.5 2v4M13.5 2v4'/%3E%3C/svg%3E")`;

/** How forms and fields look; goes into the adopted style sheets of the popup's root. Colours follow the template's variables. */
export const fieldsCss = `
.bk-form{position:relative;display:grid;gap:.85em;text-align:start}
.bk-form *,.bk-panel *{box-sizing:border-box}
.bk-form [hidden]{display:none!important}
.bk-step{display:grid;gap:.85em}
.bk-field{min-width:0;display:grid;gap:.35em}
.bk-label{display:block;padding:0;font-size:.9em;font-weight:600;line-height:1.35;color:var(--bk-ink,#1d2433)}
.bk-required{color:var(--bk-danger,#c4262e)}
.bk-input{display:block;width:100%;min-width:0;min-height:3em;margin:0;padding:.65em .9em;font:inherit;font-size:max(1em,16px);line-height:1.4;color:var(--bk-field-ink,var(--bk-ink,#1d2433));background:var(--bk-field-bg,#fff);border:1px solid var(--bk-field-border,#b9c0cf);border-radius:var(--bk-radius-small,.5em);box-shadow:none;text-align:start;appearance:none;transition:border-color .15s,box-shadow .15s}
.bk-input::placeholder{color:inherit;opacity:.62}
.bk-form[dir=rtl] .bk-input[dir=ltr]{text-align:right}
.bk-form[dir=rtl] .bk-input[dir=ltr]:placeholder-shown{direction:rtl}
.bk-input:hover{border-color:color-mix(in srgb,var(--bk-accent,#3157d5) 55%,var(--bk-field-border,#b9c0cf))}
.bk-input:focus-visible{outline:2px solid var(--bk-accent,#3157d5);outline-offset:1px;border-color:var(--bk-accent,#3157d5)}
textarea.bk-input{min-height:5.5em;resize:vertical}
.bk-select{padding-inline-end:2.4em;background-image:url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 12 8' fill='none' stroke='%23777f90' stroke-width='2' stroke-linecap='round'%3E%3Cpath d='m1 1.5 5 5 5-5'/%3E%3C/svg%3E");background-repeat:no-repeat;background-size:.75em;background-position:right .95em center}
.bk-form[dir=rtl] .bk-select{background-position:left .95em center}
.bk-select option{color:#1d2433;background:#fff}
.bk-input[data-empty=true]:not(:focus){color:color-mix(in srgb,var(--bk-field-ink,var(--bk-ink,#1d2433)) 62%,transparent)}
.bk-input[type=date]::-webkit-calendar-picker-indicator{width:1.2em;height:1.2em;margin:0;padding:0;background:${CALENDAR_ICON} center/contain no-repeat;cursor:pointer}
.bk-form[dir=rtl] .bk-input::-webkit-datetime-edit{direction:ltr;text-align:right}
.bk-date{cursor:pointer;padding-inline-end:2.8em;background-image:${CALENDAR_ICON};background-repeat:no-repeat;background-size:1.2em;background-position:right .85em center}
.bk-form[dir=rtl] .bk-date{padding:.65em .9em .65em 2.8em;background-position:left .85em center}
.bk-input[aria-invalid=true],.bk-input[data-highlight]{border-color:var(--bk-danger,#c4262e)}
.bk-input[data-highlight],.bk-group[data-highlight]{box-shadow:0 0 0 3px color-mix(in srgb,var(--bk-danger,#c4262e) 22%,transparent)}
.bk-error{margin:0;font-size:.85em;line-height:1.35;color:var(--bk-danger,#c4262e)}
.bk-group{min-width:0;margin:0;padding:0;border:0;border-radius:var(--bk-radius-small,.5em)}
.bk-group>.bk-label{margin-block-end:.5em}
.bk-group>.bk-choice+.bk-choice{margin-block-start:.6em}
.bk-choice{display:grid;grid-template-columns:auto 1fr;gap:.6em;align-items:start;cursor:pointer;line-height:1.4;color:var(--bk-ink,#1d2433)}
.bk-choice-input{width:1.25em;height:1.25em;margin:.07em 0 0;accent-color:var(--bk-accent,#3157d5);cursor:pointer}
.bk-choice-input:focus-visible{outline:2px solid var(--bk-accent,#3157d5);outline-offset:2px}
.bk-choice-text{overflow-wrap:anywhere}
.bk-consent{font-size:.9em}
.bk-suggestion:empty{display:none}
.bk-suggestion-button{padding:.15em 0;border:0;background:none;font:inherit;font-size:.9em;color:var(--bk-ink,#1d2433);text-align:start;cursor:pointer;overflow-wrap:anywhere}
.bk-suggestion-button bdi{font-weight:600;text-decoration:underline;text-underline-offset:.15em}
.bk-unseen{position:absolute!important;width:1px;height:1px;margin:-1px;padding:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap;border:0}
.bk-progress{display:flex;flex-wrap:wrap;gap:.35em;align-items:center}
.bk-progress-part{flex:1;height:.3em;border-radius:1em;background:var(--bk-line,#dfe3ec);transition:background .2s}
.bk-progress-part[data-state=done]{background:var(--bk-accent,#3157d5)}
.bk-progress-text{flex-basis:100%;font-size:.8em;color:var(--bk-muted,#5d6678)}
.bk-step-nav{display:flex;gap:.6em;align-items:stretch}
.bk-step-next,.bk-step-back{min-height:3em;padding:.65em 1.3em;font:inherit;font-weight:600;border-radius:var(--bk-radius-small,.5em);cursor:pointer}
.bk-step-next{flex:1;border:0;background:var(--bk-accent,#3157d5);color:var(--bk-on-accent,#fff)}
.bk-step-back{border:1px solid var(--bk-line,#dfe3ec);background:none;color:var(--bk-ink,#1d2433)}
.bk-step-next:focus-visible,.bk-step-back:focus-visible,.bk-suggestion-button:focus-visible{outline:2px solid var(--bk-accent,#3157d5);outline-offset:2px}
.bk-form[data-last-step=false] .poptin-form-submit-button{display:none}
.poptin-form-submit-button[data-state=sending]{opacity:.7;cursor:progress}
.bk-panel{position:fixed;inset:auto;margin:0;padding:0;overflow:auto;max-width:calc(100vw - 16px);font-family:inherit;color:#1d2433;background:#fff;border:1px solid #d5dae5;border-radius:.6em;box-shadow:0 12px 32px rgb(15 23 42/.22);outline:0;z-index:1}
@media (prefers-reduced-motion:no-preference){
.bk-form[data-shake=odd]{animation:bk-shake-odd 1s both}
.bk-form[data-shake=even]{animation:bk-shake-even 1s both}
}
@keyframes bk-shake-odd{10%,90%{translate:-2px}20%,80%{translate:4px}30%,50%,70%{translate:-8px}40%,60%{translate:8px}}
@keyframes bk-shake-even{10%,90%{translate:-2px}20%,80%{translate:4px}30%,50%,70%{translate:-8px}40%,60%{translate:8px}}
`;
