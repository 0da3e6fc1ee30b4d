/** How the calendar looks; its class names are react-day-picker's. */
export const datePickerCss = `
.bk-date-panel{padding:10px;font-size:15px}
.rdp-root{position:relative;--rdp-accent:var(--bk-accent,#3157d5);--size:40px}
@media (pointer:coarse){.rdp-root{--size:min(44px,(100vw - 44px)/7)}}
.rdp-months{position:relative}
.rdp-month_caption{display:flex;align-items:center;height:var(--size);padding-inline:4px;font-weight:600}
.rdp-nav{position:absolute;inset-block-start:0;inset-inline-end:0;display:flex;height:var(--size);align-items:center}
.rdp-button_previous,.rdp-button_next{display:inline-flex;align-items:center;justify-content:center;width:var(--size);height:var(--size);padding:0;border:0;border-radius:8px;background:none;color:inherit;cursor:pointer}
.rdp-button_previous[aria-disabled=true],.rdp-button_next[aria-disabled=true]{opacity:.35;cursor:default}
.rdp-button_previous:hover,.rdp-button_next:hover{background:#eef1f8}
.rdp-root[dir=rtl] .rdp-nav .rdp-chevron{rotate:180deg}
.rdp-chevron{width:18px;height:18px;fill:currentColor}
.rdp-dropdowns{display:inline-flex;gap:4px;align-items:center}
.rdp-dropdown_root{position:relative;display:inline-flex;align-items:center}
.rdp-dropdown{position:absolute;inset:0;width:100%;margin:0;padding:0;border:0;opacity:0;appearance:none;font:inherit;font-size:16px;cursor:pointer;z-index:2}
.rdp-dropdown:focus-visible~.rdp-caption_label{outline:2px solid var(--rdp-accent);outline-offset:1px}
.rdp-caption_label{display:inline-flex;align-items:center;gap:2px;min-height:var(--size);padding:0 6px;border-radius:8px;white-space:nowrap}
.rdp-dropdown_root:hover .rdp-caption_label{background:#eef1f8}
.rdp-dropdown_root .rdp-chevron{width:14px;height:14px;opacity:.6}
.rdp-month_grid{border-collapse:collapse;margin-block-start:4px}
.rdp-weekday{width:var(--size);padding:6px 0;font-size:12px;font-weight:500;color:#5d6678;text-align:center}
.rdp-day{width:var(--size);height:var(--size);padding:0;text-align:center}
.rdp-day_button{display:flex;align-items:center;justify-content:center;width:100%;height:100%;margin:0;padding:0;border:0;border-radius:50%;background:none;font:inherit;color:inherit;cursor:pointer}
.rdp-day_button:hover{background:#eef1f8}
.rdp-today .rdp-day_button{box-shadow:inset 0 0 0 1px var(--rdp-accent)}
.rdp-selected .rdp-day_button{background:var(--rdp-accent);color:var(--bk-on-accent,#fff)}
.rdp-day_button:focus-visible,.rdp-button_previous:focus-visible,.rdp-button_next:focus-visible{outline:2px solid var(--rdp-accent);outline-offset:1px}
.rdp-outside{opacity:.45}
.rdp-disabled{opacity:.4}
.rdp-hidden{visibility:hidden}
.bk-date-clear{display:block;margin:6px auto 0;padding:8px 14px;border:0;border-radius:8px;background:none;font:inherit;color:inherit;text-decoration:underline;text-underline-offset:.15em;cursor:pointer}
.bk-date-clear:focus-visible{outline:2px solid var(--rdp-accent,#3157d5)}
`;
