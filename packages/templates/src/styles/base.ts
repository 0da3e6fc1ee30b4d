/**
 * What every popup needs: the root, its screens, text, the flows and the tones. The screens fill
 * the root, which has no ground of its own: it would shine through at the rounded corners.
 */
export const BASE_CSS = `
.poptin-popup{--k:1;position:relative;box-sizing:border-box;width:100%;min-height:var(--bk-height,100%);display:grid;grid-template-columns:minmax(0,1fr);overflow:hidden;color:var(--bk-ink);font:400 var(--bk-size)/1.5 var(--bk-font);text-align:start;border-radius:var(--bk-radius);box-shadow:var(--bk-shadow);-webkit-font-smoothing:antialiased;text-rendering:optimizeLegibility;-webkit-text-size-adjust:100%;overflow-wrap:break-word}
.poptin-popup[data-layout=mobile]{--k:.78}
.poptin-popup[data-layout=desktop][data-type=fullpage]{--k:1.85;font-size:calc(var(--bk-size)*1.5)}
.poptin-popup[data-layout=desktop][data-type=gamified]{--k:1.2;font-size:calc(var(--bk-size)*1.15)}
.poptin-popup *,.poptin-popup ::before,.poptin-popup ::after{box-sizing:border-box}
.poptin-popup :where(h2,h3,p,ul,li,hr,form,figure,button){margin:0;padding:0;border:0;font:inherit;color:inherit;letter-spacing:inherit}
.poptin-popup [hidden]{display:none!important}
.t-screen{display:grid;background:var(--s,var(--bk-bg));border-radius:inherit;overflow:hidden;grid-area:1/1;grid-template-columns:minmax(0,1fr);position:relative;color:var(--bk-ink)}
.poptin-popup[data-type=bar] .t-screen{overflow:visible;box-shadow:0 0 0 300px var(--s,var(--bk-bg))}
.poptin-popup:is([data-type=bar],[data-type=fullpage]){border-radius:0;box-shadow:0 2px 20px rgb(0 0 0/.16)}.poptin-popup[data-type=embedded]{box-shadow:0 0 0 1px color-mix(in srgb,var(--bk-ink) 10%,#0000)}[data-type=embedded] .t-screen{container-type:inline-size}
.t-stack,.t-row,.t-spread{display:flex;gap:var(--g,16px);min-width:0}
.t-stack{flex-direction:column;justify-content:center}
.t-row{align-items:center;justify-content:center;flex-wrap:wrap}
.t-spread{align-items:center;justify-content:space-between}
.t-fill{display:grid;grid-template-columns:minmax(0,1fr)}
.t-over{display:grid;grid-template-columns:minmax(0,1fr);position:relative}
.t-over>*{grid-area:1/1;min-width:0}
.t-stack.t-at-spread>.t-panel:last-child{flex:1 1 auto}
.t-at-start{justify-content:flex-start}.t-at-end{justify-content:flex-end}.t-at-spread{justify-content:space-between}
.t-gap-none{--g:0px}.t-gap-s{--g:.5em}.t-gap-m{--g:1em}.t-gap-l{--g:1.6em}
[data-layout=mobile] .t-gap-l{--g:16px}
[data-type=bar][data-layout=mobile] :is(.t-gap-l,.t-gap-m){--g:10px}
.t-pad-s{padding:1em}.t-pad-m{padding:1.75em}.t-pad-l{padding:2.75em}.t-pad-xl{padding:4em}
[data-layout=mobile] .t-pad-m{padding:22px}[data-layout=mobile] .t-pad-l{padding:32px 24px}[data-layout=mobile] .t-pad-xl{padding:40px 26px}[data-layout=desktop][data-type=fullpage] .t-pad-xl{padding-block:2.2em}[data-layout=mobile][data-type=fullpage] .t-cols:not(:has(>.t-col>.t-art-cover)) .t-pad-xl{padding-top:64px}
.t-al-center{text-align:center}.t-al-start{text-align:start}.t-al-end{text-align:end}
.t-c-muted{color:var(--bk-muted)}.t-c-accent{color:var(--bk-mark)}.t-c-pop{color:var(--bk-pop)}
.t-h{font:var(--bk-h-weight) calc(var(--h)*var(--k))/var(--bk-leading) var(--bk-font-display);letter-spacing:var(--bk-tracking);text-wrap:balance}
[lang=he] .t-h{letter-spacing:0}
.t-h-xs{--h:var(--bk-h1)}.t-h-s{--h:var(--bk-h2)}.t-h-m{--h:var(--bk-h3)}.t-h-l{--h:var(--bk-h4)}.t-h-xl{--h:var(--bk-h5)}.t-h-xxl{--h:var(--bk-h6)}[data-layout=mobile] .t-h-xs{--k:1}[data-layout=mobile] .t-h-xxl{--h:min(var(--bk-h6),74px)}[data-type=sside] .t-h-xl{--h:min(var(--bk-h5),62px)}
.t-p{text-wrap:pretty}.t-whole{white-space:nowrap}.t-al-center .t-p{text-wrap:balance}.t-p-lead{font-size:1.14em;line-height:1.45}.t-p-small{font-size:.88em;line-height:1.45}
.t-p-eyebrow{font-size:.87em;font-weight:700;letter-spacing:.12em;text-transform:uppercase;color:var(--bk-mark)}
[lang=he] .t-p-eyebrow{letter-spacing:.02em;font-size:.9em}
.t-h em,.t-p em{font-style:normal;color:var(--bk-mark)}
.t-p strong{font-weight:700}`;

/** Coloured surfaces: each hands its own roles down to the blocks that stand on it. */
export const TONES_CSS = `
.t-tone-tint,.t-tone-accent,.t-tone-deep,.t-tone-pop,.t-tone-paper{background:var(--s);color:var(--bk-ink)}
:is(.t-tone-accent,.t-tone-deep,.t-tone-pop){--bk-stress:color-mix(in srgb,var(--bk-mark) 36%,transparent)}
.t-tone-tint{--s:var(--bk-surface);--a5:color-mix(in srgb,var(--bk-bg) 65%,var(--bk-surface))}
.t-tone-paper{--s:var(--bk-field-bg);--bk-ink:var(--bk-field-ink);--bk-muted:var(--bk-field-ink);--bk-mark:var(--bk-field-mark);--bk-danger:var(--bk-field-danger);--bk-accent:var(--bk-field-mark);--bk-field-border:color-mix(in srgb,var(--bk-field-ink) 58%,var(--bk-field-bg));--a5:color-mix(in srgb,var(--a1) 14%,var(--bk-field-bg))}.t-tone-deep .t-tone-paper{--a3:var(--bk-field-ink)}
.t-tone-accent{--s:var(--bk-accent);--bk-ink:var(--bk-on-accent);--bk-muted:var(--bk-on-accent);--bk-mark:var(--bk-on-accent);--bk-btn:var(--bk-on-accent);--bk-on-btn:var(--bk-accent);--bk-danger:var(--bk-on-accent);--bk-success:var(--bk-on-accent);--a1:var(--bk-pop);--a2:var(--bk-on-accent);--a5:color-mix(in srgb,var(--bk-on-accent) 9%,var(--bk-accent))}
.t-tone-deep{--s:var(--bk-deep);--bk-accent:var(--bk-pop);--bk-ink:var(--bk-on-deep);--bk-muted:var(--bk-on-deep);--bk-mark:var(--bk-pop);--bk-btn:var(--bk-pop);--bk-on-btn:var(--bk-on-pop);--bk-danger:var(--bk-on-deep);--bk-success:var(--bk-on-deep);--a3:color-mix(in srgb,var(--bk-deep) 60%,var(--bk-on-deep));--a5:color-mix(in srgb,var(--bk-on-deep) 9%,var(--bk-deep))}
.t-tone-deep .i1{fill:color-mix(in srgb,var(--a1) 76%,var(--bk-on-deep))}
.t-tone-pop{--s:var(--bk-pop);--bk-ink:var(--bk-on-pop);--bk-muted:var(--bk-on-pop);--bk-mark:var(--bk-on-pop);--bk-btn:var(--bk-on-pop);--bk-on-btn:var(--bk-pop);--bk-danger:var(--bk-on-pop);--bk-success:var(--bk-on-pop);--a2:var(--bk-bg);--a5:color-mix(in srgb,var(--bk-on-pop) 9%,var(--bk-pop))}`;
