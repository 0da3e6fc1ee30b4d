/** Buttons of every kind. */
export const BUTTONS_CSS = `
.poptin-popup :is(.t-btn,.poptin-form-submit-button){--b:var(--bk-btn);--o:var(--bk-on-btn);display:inline-flex;align-items:center;justify-content:center;gap:.5em;min-height:3em;padding:.55em 1.5em;border:2px solid var(--b);border-radius:var(--bk-radius-button);background:var(--b);color:var(--o);font-weight:700;font-size:1em;line-height:1.2;text-align:center;text-decoration:none;cursor:pointer;transition:filter .15s,transform .15s}
.poptin-popup :is(.t-btn,.poptin-form-submit-button):hover{filter:brightness(1.08);transform:translateY(-1px)}
.poptin-popup :is(.t-btn,.poptin-form-submit-button):focus-visible{outline:3px solid var(--bk-ink);outline-offset:2px}
.poptin-popup .t-b-full{width:100%}.poptin-popup .t-b-auto{align-self:flex-start;width:fit-content}
:is(.t-al-center,.t-row) .t-b-auto{align-self:center}
.poptin-popup[data-layout=desktop][data-type=fullpage] .t-b-auto:not(.t-b-link){padding-inline:2.4em}.poptin-popup[data-layout=mobile][data-type=fullpage] .t-stack>.t-b-auto:not(.t-b-link){width:100%}
.poptin-popup .t-b-pop{--b:var(--bk-pop);--o:var(--bk-on-pop)}
.poptin-popup .t-b-deep{--b:var(--bk-deep);--o:var(--bk-on-deep)}
.poptin-popup .t-b-outline{background:0 0;color:var(--bk-ink);border-color:currentColor}
.poptin-popup .t-b-quiet{background:0 0;border-color:var(--bk-line);color:var(--bk-ink)}
.poptin-popup .t-b-link{background:0 0;border-color:transparent;color:var(--bk-muted);min-height:44px;margin-block:-8px;padding:.3em 0;font-weight:500;font-size:.92em;text-decoration:underline;text-underline-offset:3px}
.poptin-submitted [data-screen=form] .t-b-link{display:none}
@media (prefers-reduced-motion:reduce){.poptin-popup :is(.t-btn,.poptin-form-submit-button){transition:none}}`;

export const STORE_CSS = `
.poptin-popup .t-b-store{--b:#0d0d10;--o:#fff;border:1px solid #56565e;border-radius:12px;flex:1 1 7.5em;max-width:12em;padding-inline:.8em;white-space:nowrap}`;

/** Marks of networks: round with their names below, or a row each. */
export const NETWORKS_CSS = `
.poptin-popup .t-b-net{gap:.7em}.t-b-net svg{width:1.35em;height:1.35em;flex:none;fill:currentColor}
.t-nets{display:flex;flex-wrap:wrap;justify-content:center;gap:1em .5em}
.poptin-popup .t-net{background:0 0;display:grid;justify-items:center;gap:.5em;min-width:4.6em;padding:0;color:var(--bk-ink);font-size:.9em;line-height:1.2;text-decoration:none;cursor:pointer}
.t-net svg{width:3.3em;height:3.3em;padding:.95em;border-radius:50%;background:var(--bk-btn);fill:var(--bk-on-btn);transition:transform .15s}
.t-net:hover svg{transform:translateY(-2px)}
.poptin-popup .t-net:focus-visible{outline:3px solid var(--bk-ink);outline-offset:4px;border-radius:var(--bk-radius-small)}
.t-nets-rows{display:grid;justify-content:normal;gap:.6em;width:100%}
.poptin-popup .t-nets-rows .t-net{grid-template-columns:auto 1fr auto;align-items:center;justify-items:start;gap:.9em;padding:.55em 1em .55em .6em;border:1px solid var(--bk-line);border-radius:calc(var(--bk-radius-small) + 4px);background:var(--bk-field-bg);color:var(--bk-field-ink);font-size:1em;font-weight:600;text-align:start}
.t-nets-rows .t-net svg{width:2.5em;height:2.5em;padding:.65em}
.t-nets-rows .t-net::after{content:'→';color:var(--bk-field-ink)}[dir=rtl] .t-nets-rows .t-net::after{content:'←'}
.t-nets:not([data-sheet])>[data-share=sheet]{display:none}.t-nets>[role=status]{flex-basis:100%;text-align:center;font-weight:600}.t-nets>[role=status]:empty{display:none}`;
