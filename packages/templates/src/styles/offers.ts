export const COUPON_CSS = `
.t-coupon{display:flex;align-items:center;justify-content:center;flex-wrap:wrap;gap:12px;padding:12px 18px;border:2px dashed var(--bk-mark);border-radius:var(--bk-radius-small);background:var(--s,var(--bk-bg));color:var(--bk-ink)}.t-al-center .t-coupon{width:100%;max-width:28em;align-self:center}.t-row>.t-coupon.t-coupon{width:auto}[data-layout=desktop][data-type=gamified] .t-coupon{font-size:1.2em}
.t-coupon code{font:700 1.35em/1.2 ui-monospace,Menlo,Consolas,"Liberation Mono",monospace;letter-spacing:.08em}`;
export const COUNTDOWN_CSS = `
.t-count{direction:ltr}[data-layout=desktop][data-type=fullpage] .t-count{font-size:1.6em}
.poptin-popup .bk-count-small .bkv-digits{font-size:1.3em;padding:.2em .32em;border-radius:var(--bk-radius-small);background:color-mix(in srgb,currentColor 13%,#0000)}
.bk-count-small .bkv-unit{gap:5px}.poptin-popup .bk-count-small .bkv-unit-name{font-size:.85em}`;
export const TICKER_CSS = `
.t-ticker{overflow:hidden;white-space:nowrap;display:flex;gap:3em;min-width:0}.t-ticker span{flex:none}.t-ticker:not([data-state=still]) .bkv-ticker-items{justify-content:space-around}`;
export const PRODUCTS_CSS = `
.t-products{min-height:180px}`;
/** Until the owner has named a page there is no plugin, and the button beside it is the way on. */
export const SOCIAL_CSS = `
.t-social{min-height:56px;display:grid}
.poptin-popup[data-type=social] .t-b-quiet:not(.t-social~*){background:var(--b);border-color:var(--b);color:var(--o)}`;
export const GAME_CSS = `
.t-game{width:100%;min-width:0}.t-game-still{max-width:372px;margin-inline:auto}[data-layout=desktop] .t-game-scratch{max-width:640px;margin-inline:auto}[data-layout=desktop] .t-game-scratch .bk-scratch-card{width:100%}.t-game-scratch>*{--bk-radius:18px}`;
