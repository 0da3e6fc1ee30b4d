import { SCREEN_NAMES } from '../blocks/screen-names.ts';

const NAMES_CSS = Object.entries(SCREEN_NAMES)
  .map(([screen, name]) => `.t-editing [data-screen=${screen}]::before{content:"${name}"}`)
  .join('');

/**
 * What differs on the canvas: screens stand below each other, Puck's wrappers pass the layout on,
 * placeholders look like the view's parts.
 */
export const EDITOR_CSS = `
.t-editing{display:block;min-height:0;overflow:visible;background:0 0;box-shadow:none}
.poptin-popup.t-editing[data-type] .t-screen{grid-area:auto;min-height:200px;margin:34px 0;background-color:var(--s,var(--bk-bg));border-radius:var(--bk-radius);box-shadow:0 2px 16px rgb(0 0 0/.14)}
.t-unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.t-editing .t-screen::before{position:absolute;inset-block-end:calc(100% + 8px);left:2px;direction:ltr;font:600 max(13px,1.5vw)/1.2 system-ui;color:var(--canvas-label,#5b6070);white-space:nowrap}
.poptin-popup.t-editing[data-type] .t-screen{overflow:visible;container-type:normal}.t-editing .t-screen>*{border-radius:inherit;overflow:clip}
.t-editing [data-puck-component]:has(>.t-art-behind){position:absolute!important;inset:0;z-index:0}.t-editing :has(>[data-puck-component]>.t-art-behind)>[data-puck-component]:not(:has(>.t-art-behind)){position:relative}
.t-editing :is(.t-fill,.t-over)>[data-puck-component],.t-editing .t-col>[data-puck-component]{display:grid;grid-template-columns:minmax(0,1fr)}
.t-editing :is(.t-stack,.t-row,.t-fields)>[data-puck-component]{min-width:0}
.poptin-popup.t-editing[data-type=bar] .t-screen{border-radius:0;margin:52px 0;min-height:0}
.t-editing :is(.t-form-inline,.t-form-joined)>.t-fields>[data-puck-component]:not(:last-child){flex:1 1 0}
.t-editing :is(.t-stack,.t-row,.t-fill,.t-over,.t-col,.t-fields):empty{min-height:56px}
.bk-field{display:grid;gap:5px}.bk-label{font-size:.9em;font-weight:600}.bk-input{display:flex;align-items:center;width:100%;min-height:3em;padding:.65em .9em;border:1px solid var(--bk-field-border);border-radius:var(--bk-radius-small);background:var(--bk-field-bg);color:var(--bk-field-ink)}.t-editing .bk-input{color:color-mix(in srgb,var(--bk-field-ink) 62%,transparent)}
.t-editing [data-kind=hidden]>.bk-input{border-style:dashed;background:0 0;color:var(--bk-muted)}
.t-editing [data-step]::before{content:"Step " attr(data-step);display:block;margin:0 0 .5em;padding-top:.6em;border-top:1px dashed var(--bk-line);direction:ltr;text-align:start;font:600 13px/1.2 system-ui;color:var(--bk-muted)}
.bk-birthday{display:grid;grid-template-columns:1fr 2fr 1.2fr;gap:.5em}.bk-input.t-tall{min-height:5.5em;align-items:flex-start}.bk-group{display:grid;gap:6px}.bk-choice{display:flex;gap:.6em;align-items:center}
.t-stand-in{display:flex;align-items:center;justify-content:center;width:100%}
.t-editing [data-block=game]{pointer-events:none}
.t-stand-in-box{min-height:110px;padding:12px;text-align:center;border:2px dashed var(--bk-line);border-radius:var(--bk-radius-small);color:var(--bk-muted);font-weight:600}
.t-stand-in-code{padding:12px;background:var(--bk-surface);font:13px/1.5 ui-monospace,monospace;white-space:pre-wrap;overflow:hidden}${NAMES_CSS}`;
