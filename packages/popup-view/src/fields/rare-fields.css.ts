const CALENDAR_ICON = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20' fill='none' stroke='%23777f90' stroke-width='1.7' stroke-linecap='round'%3E%3Crect x='2.5' y='4' width='15' height='13.5' rx='2.5'/%3E%3Cpath d='M2.5 8.5h15M6.5 2v4M13.5 2v4'/%3E%3C/svg%3E")`;

/** How lists, dates, steps and panels beside a field look; comes with the fields that need it. */
export const rareFieldsCss = `
.bk-step{display:grid;gap:.85em}
textarea.bk-input{min-height:5.5em;resize:vertical}
.bk-select{padding-inline-end:2.4em;background-image:url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 12 8' fill='none' stroke='%23777f90' stroke-width='2' stroke-linecap='round'%3E%3Cpath d='m1 1.5 5 5 5-5'/%3E%3C/svg%3E");background-repeat:no-repeat;background-size:.75em;background-position:right .95em center}
.bk-form[dir=rtl] .bk-select{background-position:left .95em center}
.bk-select option{color:#1d2433;background:#fff}
.bk-birthday{display:grid;grid-template-columns:minmax(3.6em,1fr) minmax(7.4em,2fr) minmax(4.4em,1.2fr);gap:.5em}
.bk-input[data-empty=true]:not(:focus){color:color-mix(in srgb,var(--bk-field-ink,var(--bk-ink,#1d2433)) 62%,transparent)}
.bk-input[type=date]{position:relative}
.bk-input[type=date]::-webkit-calendar-picker-indicator{position:absolute;inset:0 .85em 0 auto;margin:auto;width:1.2em;height:1.2em;padding:0;background:${CALENDAR_ICON} center/contain no-repeat;cursor:pointer}
.bk-form[dir=rtl] .bk-input::-webkit-calendar-picker-indicator{inset:0 auto 0 .85em}
.bk-form[dir=rtl] .bk-input::-webkit-datetime-edit{direction:ltr;text-align:right}
.bk-date{cursor:pointer;padding-inline-end:2.8em;background-image:${CALENDAR_ICON};background-repeat:no-repeat;background-size:1.2em;background-position:right .85em center}
.bk-form[dir=rtl] .bk-date{padding:.65em .9em .65em 2.8em;background-position:left .85em center}
.bk-progress{display:flex;flex-wrap:wrap;gap:.35em;align-items:center}
.bk-progress-part{flex:1;height:.3em;border-radius:1em;background:var(--bk-line,#dfe3ec);transition:background .2s}
.bk-progress-part[data-state=done]{background:var(--bk-accent,#3157d5)}
.bk-progress-text{flex-basis:100%;font-size:.8em;color:var(--bk-muted,#5d6678)}
.bk-step-nav{display:flex;gap:.6em;align-items:stretch}
.bk-step-next,.bk-step-back{min-height:3em;padding:.65em 1.3em;font:inherit;font-weight:600;border-radius:var(--bk-radius-small,.5em);cursor:pointer}
.bk-step-next{flex:1;border:0;background:var(--bk-accent,#3157d5);color:var(--bk-on-accent,#fff)}
.bk-step-back{border:1px solid var(--bk-line,#dfe3ec);background:none;color:var(--bk-ink,#1d2433)}
.bk-step-next:focus-visible,.bk-step-back:focus-visible{outline:2px solid var(--bk-accent,#3157d5);outline-offset:2px}
.bk-form[data-last-step=false] .poptin-form-submit-button{display:none}
.bk-panel{position:fixed;inset:auto;margin:0;padding:0;overflow:auto;max-width:calc(100vw - 16px);font-family:inherit;color:#1d2433;background:#fff;border:1px solid #d5dae5;border-radius:.6em;box-shadow:0 12px 32px rgb(15 23 42/.22);outline:0;z-index:1}
`;
