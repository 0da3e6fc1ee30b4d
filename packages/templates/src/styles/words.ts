/** The looks of a text block that few formats use. */
export const PILL_CSS = `
.t-p-pill{align-self:flex-start;width:fit-content;padding:.35em 1em;border-radius:99px;background:var(--bk-btn);color:var(--bk-on-btn);font-size:.88em;font-weight:700;line-height:1.35}
.t-al-center .t-p-pill{align-self:center;margin-inline:auto}.t-row>.t-p-pill.t-p{margin-inline:0}.t-p-pill em{color:inherit}`;
export const STAMP_CSS = `
.t-p-stamp{align-self:flex-start;width:fit-content;padding:.3em .8em;border:2px solid var(--bk-mark);color:var(--bk-mark);font-weight:800;letter-spacing:.08em;text-transform:uppercase;transform:rotate(-4deg)}
[lang=he] .t-p-stamp{letter-spacing:0;transform:rotate(4deg)}.t-al-center .t-p-stamp{align-self:center;margin-inline:auto}`;
export const QUOTE_CSS = `
.t-p-quote{font-family:var(--bk-font-display);font-size:calc(1.75em*var(--k));line-height:1.32;text-wrap:balance}
.t-p-quote::before{content:'“';display:block;font-size:3.2em;line-height:.8;height:.42em;color:var(--bk-mark)}
[lang=he] .t-p-quote::before{content:'”'}`;
export const BUBBLE_CSS = `
.t-p-bubble{align-self:flex-start;width:fit-content;max-width:88%;padding:.7em 1em;border-radius:18px;border-end-start-radius:5px;background:var(--bk-surface);color:var(--bk-ink)}
.t-tone-tint .t-p-bubble{background:var(--bk-bg)}`;

/**
 * In Hebrew the unit stays right of its number, as in every line of text, and the word follows at
 * the left, or below where the number is large.
 */
export const FIGURE_CSS = `
.t-num{display:inline-flex;align-items:center;gap:.12em;font-family:var(--bk-font-display);font-weight:var(--bk-num-weight);line-height:.86;letter-spacing:var(--bk-num-tracking);font-size:calc(var(--n)*var(--k))}
.t-num b{font-weight:inherit}.t-num small{font-size:.56em;vertical-align:.48em;margin-inline-end:.06em}.t-num span{display:flex;flex-direction:column;gap:.14em;font-size:.36em;letter-spacing:0;line-height:.95}
.t-num i,.t-num u{font-style:normal;text-decoration:none}.t-num u{font-size:max(.72em,12px)}
.t-num i{font-size:1.25em}
[dir=rtl] .t-num-side span{display:contents}[dir=rtl] .t-num-side i{order:-1;align-self:flex-start;margin-inline-end:-.15em}[dir=rtl] .t-num-side u{font-size:max(.8em,12px)}[dir=rtl] .t-num-side i~u{align-self:flex-end}
[dir=rtl] .t-num-side:is(.t-num-m,.t-num-l,.t-num-xl,.t-num-xxl):has(i~u){display:inline-grid;grid-template-columns:auto auto;justify-items:center;width:fit-content}[dir=rtl] .t-num-side:is(.t-num-m,.t-num-l,.t-num-xl,.t-num-xxl) i~u{grid-column:1/-1}
[dir=rtl] .t-num-below:has(i~u){display:inline-grid;grid-template-columns:auto auto;justify-items:center}[dir=rtl] .t-num-below:has(i~u) span{display:contents}[dir=rtl] .t-num-below i{order:-1;align-self:start}[dir=rtl] .t-num-below i~u{grid-column:1/-1;font-size:.5em}
[data-type=bside] .t-row>.t-num+.t-panel{padding-inline-end:1.4em}
.t-al-center .t-num{align-self:center;justify-content:center}
.t-num-below{flex-direction:column;gap:.08em}.t-num-above{flex-direction:column-reverse;gap:.1em}
.t-num-below span,.t-num-above span{flex-direction:row;align-items:baseline}
.t-num-xs{--n:36px}.t-num-s{--n:56px}.t-num-m{--n:84px}.t-num-l{--n:116px}.t-num-xl{--n:156px}.t-num-xxl{--n:min(224px,56vw)}`;

export const LIST_CSS = `
.t-list{list-style:none;display:grid;gap:.6em;text-align:start}
.t-list li{display:grid;grid-template-columns:auto minmax(0,1fr);gap:.7em;align-items:baseline}
.t-list li::before{content:'✓';width:1.5em;height:1.5em;border-radius:50%;display:inline-grid;place-items:center;background:var(--bk-btn);color:var(--bk-on-btn);font:700 .8em/1.5 var(--bk-font);text-align:center}
[data-layout=desktop] .t-row>.t-list{display:flex;gap:1.6em}
.t-list-dot li::before{content:'';width:.5em;height:.5em;align-self:center;background:var(--bk-mark)}
.t-list-number{counter-reset:n}.t-list-number li{counter-increment:n}.t-list-number li::before{content:counter(n)}
.t-list-line{gap:0}.t-list-line li{padding:.65em 0;border-top:1px solid var(--bk-line);grid-template-columns:1fr}.t-list-line li::before{content:none}`;

export const STRESS_CSS: Readonly<Record<'colour' | 'italic' | 'marker' | 'underline', string>> = {
  colour: '',
  italic: '.t-h em:lang(en){font-style:italic}',
  marker:
    '.t-h em{color:inherit;background:linear-gradient(#0000 62%,var(--bk-stress) 62% 92%,#0000 92%)}',
  underline:
    '.t-h em{color:inherit;text-decoration:underline;text-decoration-thickness:.09em;text-underline-offset:.08em}',
};
