/** What differs on the canvas: screens stand below each other, Puck's wrappers pass the layout on, stand-ins look like the view's parts. */
export const EDITOR_CSS = `
.t-editing{display:block;min-height:0;overflow:visible;background:0 0;box-shadow:none}
.poptin-popup.t-editing[data-type] .t-screen{grid-area:auto;min-height:200px;margin-bottom:34px;background-color:var(--s,var(--bk-bg));border-radius:var(--bk-radius);box-shadow:0 2px 16px rgb(0 0 0/.14)}
.t-editing .t-screen::before{content:attr(data-screen);position:absolute;inset-block-end:-24px;inset-inline-start:2px;font:600 12px/1 system-ui;color:#6b7280;text-transform:uppercase;letter-spacing:.06em}
.poptin-popup.t-editing[data-type] .t-screen{overflow:visible;container-type:normal}.poptin-popup.t-editing[data-type=bar] .t-screen{min-height:0}
.t-editing [data-puck-component]:has(>.t-art-behind){position:absolute!important;inset:0;z-index:0}.t-editing :has(>[data-puck-component]>.t-art-behind)>[data-puck-component]:not(:has(>.t-art-behind)){position:relative}
.t-editing :is(.t-fill,.t-over)>[data-puck-component],.t-editing .t-col>[data-puck-component]{display:grid;grid-template-columns:minmax(0,1fr)}
.t-editing :is(.t-stack,.t-row,.t-fields)>[data-puck-component]{min-width:0}
.t-editing :is(.t-form-inline,.t-form-joined)>.t-fields>[data-puck-component]:not(:last-child){flex:1 1 0}
.t-editing :is(.t-stack,.t-row,.t-fill,.t-over,.t-col,.t-fields):empty{min-height:56px}
.bk-field{display:grid;gap:5px}.bk-label{font-size:.9em;font-weight:600}.bk-input{display:flex;align-items:center;width:100%;min-height:3em;padding:.65em .9em;border:1px solid var(--bk-field-border);border-radius:var(--bk-radius-small);background:var(--bk-field-bg);color:var(--bk-field-ink)}
.bk-input.t-tall{min-height:5.5em;align-items:flex-start}.bk-group{display:grid;gap:6px}.bk-choice{display:flex;gap:.6em;align-items:center}
.t-stand-in{display:flex;gap:10px;align-items:center;justify-content:center;flex-wrap:wrap;width:100%}
.t-stand-in>span{min-width:58px;padding:8px 12px;border-radius:var(--bk-radius-small);background:var(--bk-surface);text-align:center}.t-stand-in b{display:block;font-size:1.7em;line-height:1.15}
.t-stand-in-box{min-height:110px;border:2px dashed var(--bk-line);border-radius:var(--bk-radius-small);color:var(--bk-muted);font-weight:600}
.t-stand-in-code{padding:12px;background:var(--bk-surface);font:13px/1.5 ui-monospace,monospace;white-space:pre-wrap;overflow:hidden}`;
