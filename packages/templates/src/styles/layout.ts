/** Two columns; on phones they fold as the block says. */
export const COLUMNS_CSS = `
.t-cols{display:grid;gap:var(--g,0);min-width:0;grid-template-columns:minmax(0,var(--x,1fr)) minmax(0,var(--y,1fr))}
.t-col{display:grid;grid-template-columns:minmax(0,1fr);min-width:0;position:relative}
[data-type=bar] .t-col{align-items:center}
.t-cols-2-3{--x:2fr;--y:3fr}.t-cols-3-2{--x:3fr;--y:2fr}.t-cols-1-2{--y:2fr}.t-cols-2-1{--x:2fr}
.t-cols-auto-1{grid-template-columns:auto minmax(0,1fr)}.t-cols-1-auto{grid-template-columns:minmax(0,1fr) auto}
[data-layout=mobile] .t-cols:not(.t-on-keep){grid-template-columns:minmax(0,1fr)}
@container (max-width:540px){.t-cols:not(.t-on-keep){grid-template-columns:minmax(0,1fr)}}
[data-layout=mobile] .t-on-reverse>:first-child{order:1}
[data-layout=mobile][data-type=fullpage] .t-cols:has(>.t-col>.t-art-cover){grid-template-rows:minmax(170px,1fr) auto}
[data-layout=mobile] .t-on-first-only>:last-child,[data-layout=mobile] .t-on-second-only>:first-child{display:none}`;

export const PANELS_CSS = `
.t-panel{display:grid;grid-template-columns:minmax(0,1fr);position:relative;min-width:0}
.t-shape-card{border-radius:calc(var(--bk-radius)*.8)}
.t-shape-lift{border-radius:calc(var(--bk-radius)*.8);box-shadow:0 18px 44px -10px rgb(0 0 0/.32);margin:36px;align-self:center}
[data-layout=mobile] .t-shape-lift{margin:22px 16px}[data-layout=mobile] .t-art-behind+.t-shape-lift{margin-top:52px}[data-layout=desktop]:not([data-type=fullpage]) .t-col>.t-shape-lift{margin-block:52px 36px}
[data-layout=desktop][data-type=fullpage] .t-shape-lift{width:min(100% - 144px,31em);margin:36px 72px;justify-self:center}[data-layout=desktop][data-type=fullpage] .t-shape-lift>.t-pad-xl{padding-block:3em}
.t-shape-frame{margin:18px;border:1px solid currentColor;outline:1px solid currentColor;outline-offset:4px}
[data-layout=mobile] .t-shape-frame{margin:13px}
.poptin-popup:has(.t-shape-frame){--bk-closer-gap:18px}.poptin-popup[data-layout=mobile]:has(.t-shape-frame){--bk-closer-gap:12px}
.t-shape-dashed{border:2px dashed var(--bk-mark);border-radius:var(--bk-radius)}
.t-shape-arch{border-radius:999px 999px 0 0;overflow:hidden}
.t-shape-circle{border-radius:50%;aspect-ratio:1;overflow:hidden}
.poptin-popup:has(:is(.t-shape-ticket,.t-shape-receipt)){background:0 0;box-shadow:none;filter:drop-shadow(0 14px 22px rgb(0 0 0/.35))}.t-screen:has(>*>:is(.t-shape-ticket,.t-shape-receipt)){background:0 0}
.t-shape-ticket .t-cols{--e:100%;--f:0}[dir=rtl] .t-shape-ticket .t-cols{--e:0;--f:100%}
.t-shape-ticket .t-col{--u:var(--e) 0;--v:var(--e) 100%;background:var(--bk-bg);overflow:hidden;border-start-start-radius:calc(var(--bk-radius)*.8);border-end-start-radius:calc(var(--bk-radius)*.8);-webkit-mask:radial-gradient(circle 14px at var(--u),#0000 98%,#000) 0 0/100% 51% no-repeat,radial-gradient(circle 14px at var(--v),#0000 98%,#000) 0 100%/100% 51% no-repeat;mask:radial-gradient(circle 14px at var(--u),#0000 98%,#000) 0 0/100% 51% no-repeat,radial-gradient(circle 14px at var(--v),#0000 98%,#000) 0 100%/100% 51% no-repeat}
.t-shape-ticket .t-col+.t-col{--u:var(--f) 0;--v:var(--f) 100%;border-radius:0;border-start-end-radius:calc(var(--bk-radius)*.8);border-end-end-radius:calc(var(--bk-radius)*.8)}
.t-shape-ticket .t-col+.t-col::before{content:'';position:absolute;z-index:1;inset-block:20px;inset-inline-start:-2px;border-inline-start:3px dashed var(--bk-bg)}
[data-layout=mobile] .t-shape-ticket .t-cols:not(.t-on-keep)>.t-col{border-radius:calc(var(--bk-radius)*.8) calc(var(--bk-radius)*.8) 0 0;--u:0 100%;--v:100% 100%;-webkit-mask-size:51% 100%;mask-size:51% 100%;-webkit-mask-position:0,100%;mask-position:0,100%}
[data-layout=mobile] .t-shape-ticket .t-cols:not(.t-on-keep)>.t-col+.t-col{border-radius:0 0 calc(var(--bk-radius)*.8) calc(var(--bk-radius)*.8);--u:0 0;--v:100% 0}
[data-layout=mobile] .t-shape-ticket .t-cols:not(.t-on-keep)>.t-col+.t-col::before{inset:-2px 20px auto;border:0;border-top:3px dashed var(--bk-bg)}
.t-shape-receipt{background:var(--s,var(--bk-bg));-webkit-mask:var(--m);mask:var(--m);--m:conic-gradient(from 135deg at 50% 0,#0000,#000 1deg 89deg,#0000 90deg) 50% 0/20px 51% repeat-x,conic-gradient(from -45deg at 50% 100%,#0000,#000 1deg 89deg,#0000 90deg) 50% 100%/20px 51% repeat-x}
.t-shape-bubble{border-radius:20px;border-end-start-radius:4px}
.t-shape-slant{clip-path:polygon(0 0,100% 0,84% 100%,0 100%)}
[dir=rtl] .t-shape-slant{clip-path:polygon(0 0,100% 0,100% 100%,16% 100%)}
[data-layout=mobile] .t-shape-slant{clip-path:none}
.t-w-narrow,.t-w-medium{width:100%;max-width:34em}.t-w-medium{max-width:54em}.t-al-center :is(.t-w-narrow,.t-w-medium){justify-self:center}`;

export const SPACERS_CSS = `
.t-sp{flex:none}.t-sp-xs{height:4px}.t-sp-s{height:10px}.t-sp-m{height:22px}.t-sp-l{height:44px}.t-sp-xl{height:80px}.t-sp-xxl{height:140px}`;

export const DIVIDERS_CSS = `
.poptin-popup .t-hr{width:100%;height:0;border-top:1px solid var(--bk-line)}
.poptin-popup .t-hr-dashed{border-top:2px dashed var(--bk-line)}
.poptin-popup .t-hr-short{width:44px;border-top:3px solid var(--bk-mark)}
.t-al-center .t-hr-short{align-self:center}
.poptin-popup .t-hr-dots{border-top:4px dotted var(--bk-mark);width:60px}
.poptin-popup .t-hr-wave{border:0;height:8px;background:radial-gradient(circle at 50% 0,#0000 5px,var(--bk-mark) 5px 7px,#0000 7px) 0/14px 8px}`;
