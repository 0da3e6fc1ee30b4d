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
