/**
 * Bars: on phones the X stands beside the first line, so that lines keep clear of it at both sides
 * and only forms, which come below, are wider.
 */
export const BAR_CSS = `
[data-type=bar] .t-over{position:static}
[data-type=bar][data-layout=mobile] :is(.t-pad-s,.t-pad-m){padding:14px 52px}
[data-type=bar][data-layout=mobile] .t-fill.t-pad-m{padding-inline:22px}[data-type=bar][data-layout=mobile] .t-fill.t-pad-m .t-col:first-child{padding-inline-end:34px}
[data-type=bar][data-layout=mobile] .t-row.t-pad-s>.t-form{flex:none;width:calc(100% + 60px);margin-inline:-30px}
[data-type=bar][data-layout=mobile] .t-al-start,.poptin-popup[data-type=bar][data-layout=mobile] .t-ticker div{text-align:center;justify-content:center}
[data-type=bar][data-layout=mobile] .t-fill.t-pad-m .t-al-start{text-align:start}
[data-type=bar][data-layout=mobile] .t-p{text-wrap:balance}
.poptin-popup[data-type=bar][data-layout=mobile]:has(>.bkv-credit,>*>.bkv-credit)>.t-screen{padding-bottom:14px}
[data-type=bar][data-layout=mobile] .t-art-spot{max-width:84px}
[data-type=bar][data-layout=mobile] .t-row>:is(.t-num,.t-art-spot:not(.t-no-phone)):has(+.t-panel){margin-inline-start:-30px}
[data-type=bar][data-layout=mobile] .t-row>:is(.t-num,.t-art-spot:not(.t-no-phone))+.t-panel{flex:1 1 58%;text-align:start}
[data-type=bar][data-layout=mobile] .t-row>.t-h:has(+.t-list),[data-type=bar][data-layout=mobile] .t-row>.t-list{flex:1 0 100%;justify-content:center}
.poptin-popup[data-type=bar] .t-b-store{flex:none;padding-inline:1.4em}.poptin-popup[data-type=bar][data-layout=mobile] .t-b-store{padding-inline:1em}
@media (max-width:960px){.poptin-popup[data-type=bar][data-layout=desktop] .t-row{--g:1em}[data-type=bar][data-layout=desktop] .t-row>.t-list{gap:1em}[data-type=bar][data-layout=desktop] .t-art-spot{max-width:64px}.poptin-popup[data-type=bar][data-layout=desktop] .t-row>.t-form{width:19em}.poptin-popup[data-type=bar] .t-form-joined .poptin-form-submit-button{padding-inline:1em}.poptin-popup[data-type=bar][data-layout=desktop] .t-row>.t-form:has(.t-field-faces){width:26em}}`;
