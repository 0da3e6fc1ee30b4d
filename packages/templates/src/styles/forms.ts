/**
 * Places of fields and button. The fields are drawn by the view (`bk-*`): here they only get their
 * place and shape.
 */
export const FORMS_CSS = `
.t-form{width:100%}.poptin-popup .bk-error{font-weight:600}.t-fields{display:flex;flex-direction:column;gap:.75em;min-width:0;text-align:start}
.poptin-popup .t-bare .bk-field:not([data-kind=radio],[data-kind=checkbox],:has(.bk-birthday)) .bk-label{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
:is(.t-form-inline,.t-form-joined)>.t-fields{flex-direction:row;align-items:flex-start;gap:10px}
:is(.t-form-inline,.t-form-joined) .t-field{flex:1 1 0;min-width:0}
.poptin-popup :is(.t-form-inline,.t-form-joined) .poptin-form-submit-button{width:auto;flex:none;white-space:nowrap;min-height:max(3em,48px)}
.poptin-popup :is(.t-form-inline,.t-form-joined) .t-field-plain~.poptin-form-submit-button{align-self:flex-start}
.t-form-joined>.t-fields{gap:0}
.poptin-popup .t-form-joined .bk-input{border-radius:var(--bk-radius-button) 0 0 var(--bk-radius-button);border-width:1px 0 1px 1px;min-height:3.1em;padding-inline:max(.9em,min(var(--bk-radius-button),1.3em))}
.t-form-joined .bk-phone{gap:0}.poptin-popup .t-form-joined .bk-country{border-radius:var(--bk-radius-button) 0 0 var(--bk-radius-button);border-width:1px 0 1px 1px}.poptin-popup .t-form-joined .bk-country~.bk-input{border-radius:0}
.poptin-popup[dir=rtl] .t-form-joined .bk-country{border-radius:0;border-width:1px 1px 1px 0}
.poptin-popup[dir=rtl] .t-form-joined .bk-input{border-radius:0 var(--bk-radius-button) var(--bk-radius-button) 0;border-width:1px 1px 1px 0}
.poptin-popup .t-form-joined .bk-input:focus-visible{outline-offset:-2px}.t-form-joined .bk-input{--bk-danger:var(--bk-field-danger)}[data-layout=desktop] .t-form-joined .bk-error{width:max-content;max-width:165%}
.poptin-popup .t-tone-accent .t-form-joined .poptin-form-submit-button{--b:var(--bk-pop);--o:var(--bk-on-pop);border-color:var(--bk-on-accent)}.poptin-popup .t-tone-pop .t-form-joined .poptin-form-submit-button{--b:var(--bk-deep);--o:var(--bk-on-deep)}
:is(.t-tone-accent,.t-tone-deep,.t-tone-pop) .bk-error{font-weight:700}
.poptin-popup .t-form-joined .poptin-form-submit-button{border-start-start-radius:0;border-end-start-radius:0;min-height:max(3.1em,49.6px)}
.t-form-pair>.t-fields{display:grid;grid-template-columns:1fr 1fr;align-items:start}
.poptin-popup .t-form-pair :is(.poptin-form-submit-button,.t-field:not(.t-field-plain),.t-field:has(textarea,[type=checkbox])){grid-column:1/-1}
.poptin-popup .t-form-underline .bk-input{border-width:0 0 1px;border-radius:0;background-color:transparent;padding-inline:.6em;color:var(--bk-ink);border-color:currentColor}
.t-form-underline{--bk-field-danger:var(--bk-danger)}.poptin-popup .t-form-underline .bk-input:focus-visible{outline:2px solid transparent;border-color:var(--bk-mark);box-shadow:0 2px 0 var(--bk-mark)}
.poptin-popup .t-form-underline .bk-country{border-width:0 0 1px;border-radius:0;background-color:transparent;color:var(--bk-ink);border-color:currentColor}
.poptin-popup .t-form-underline .bk-input[aria-invalid=true]{border-color:var(--bk-danger);box-shadow:0 1px 0 var(--bk-danger)}.poptin-popup .t-form-underline .bk-input[aria-invalid=true]:focus-visible{box-shadow:0 3px 0 var(--bk-danger)}
[data-layout=desktop] .t-row>.t-form{width:min(100%,24em);flex:none}[data-layout=desktop] .t-row>.t-form:has(.t-field-faces){width:min(100%,36em)}[data-layout=desktop] .t-row>.t-form-inline:has(.t-field:not(.t-field-plain))>.t-fields{align-items:center}
[data-layout=mobile] :is(.t-form-inline,.t-form-pair)>.t-fields{display:flex;flex-direction:column;align-items:stretch}
@container (max-width:540px){:is(.t-form-inline,.t-form-pair)>.t-fields{display:flex;flex-direction:column;align-items:stretch}.t-form-inline .t-field{flex:none}.poptin-popup .t-form-inline .t-field-plain~.poptin-form-submit-button{align-self:auto}}
.t-form-inline .t-field:has(.bk-phone){min-width:13em}
@container (max-width:400px){.t-form-joined>.t-fields{flex-direction:column;align-items:stretch;gap:.75em}.t-form-joined .t-field{flex:none}.poptin-popup[dir] .t-form-joined :is(.bk-input,.bk-country,.poptin-form-submit-button){border-radius:var(--bk-radius-button)}.poptin-popup[dir] .t-form-joined :is(.bk-input,.bk-country){border-width:1px}.t-form-joined .bk-phone{gap:.4em}.poptin-popup .t-form-joined .t-field-plain~.poptin-form-submit-button{align-self:auto}.t-form-joined .bk-error{width:auto}}
[data-layout=mobile] .t-form-inline .t-field{flex:none}
.poptin-popup[data-layout=mobile] .t-form-inline .poptin-form-submit-button{width:100%}
.poptin-popup[data-layout=mobile] .t-form-joined .poptin-form-submit-button{padding-inline:1em}`;

/** Options as pills, cards, a scale or faces. */
export const OPTIONS_CSS = `
.t-field:not(.t-field-plain) .bk-group{display:flex;flex-direction:column;gap:8px}
.poptin-popup .t-field:not(.t-field-plain) .bk-choice{align-items:center;margin:0;padding:var(--cp,.6em .9em);border:1px solid var(--bk-field-border);border-radius:var(--cr,var(--bk-radius-small));background:var(--bk-field-bg);color:var(--bk-field-ink)}
.poptin-popup .t-field:not(.t-field-plain) .bk-choice:has(:checked){border-color:var(--bk-btn);box-shadow:inset 0 0 0 1px var(--bk-btn)}
.poptin-popup .t-field:not(.t-field-plain) .bk-choice:has(:focus-visible){outline:2px solid var(--bk-ink);outline-offset:2px}
.poptin-popup :is(.t-field-chips,.t-field-scale,.t-field-faces) .bk-group{flex-flow:row wrap}
.t-al-center .t-field:not(.t-field-plain){text-align:center}.t-al-center .t-field-chips .bk-group{justify-content:center}
.t-field-chips legend,.t-field-scale legend,.t-field-faces legend{width:100%;margin-bottom:8px}
.t-field-chips{--cr:99px;--cp:.4em 1em .4em .8em}.t-field-scale,.t-field-faces{--cp:.7em 0}
.poptin-popup[data-layout=desktop] .t-field-scale .bk-group{flex-wrap:nowrap;gap:5px}.t-field-scale .bk-choice-text{overflow-wrap:normal}
.poptin-popup :is(.t-field-scale,.t-field-faces) .bk-choice{flex:1 1 0;grid-template-columns:1fr;justify-items:center;min-width:0;white-space:nowrap;text-align:center;font-weight:600}
:is(.t-field-scale,.t-field-faces) .bk-choice-input{position:absolute;opacity:0}
.poptin-popup :is(.t-field-scale,.t-field-faces) .bk-choice:has(:checked){background:var(--bk-btn);color:var(--bk-on-btn)}
.t-field-faces .bk-choice-text{white-space:normal;overflow-wrap:normal;width:min-content;line-height:1.25;font-size:.9em}.t-field-faces .bk-group{gap:6px}.poptin-popup .t-field-faces .bk-choice{flex:1 1 3.4em;min-width:min-content}.poptin-popup[data-layout=mobile] .t-field-faces .bk-choice{min-width:3.2em;grid-template-columns:minmax(0,1fr)}[data-layout=mobile] .t-field-faces .bk-choice-text{max-width:100%;overflow-wrap:break-word}.t-field-faces .bk-choice-text::first-line{font-size:1.9em}
[data-layout=mobile] .t-field-scale .bk-group{gap:4px}[data-layout=mobile] .t-field-scale .bk-choice{flex:1 0 15%}`;
