/**
 * The styles of shop recommendations, in the theme's tokens. Widths follow the block's own width,
 * in five steps.
 */
export const productsCss = `
.bkv-products{container-type:inline-size;width:100%;min-width:0}
.bkv-products-list{--bkv-product-image:120px;display:grid;gap:14px;margin:0;padding:0;list-style:none;font:400 15px/1.35 var(--bk-font,system-ui,sans-serif);color:var(--bk-ink,#111);text-align:center}
.bkv-products-list[data-count="2"]{--bkv-columns:2}
.bkv-products-list[data-count="3"]{--bkv-columns:3}
.bkv-products-list[data-layout=horizontal]{grid-template-columns:repeat(var(--bkv-columns,1),minmax(0,220px));justify-content:center}
.bkv-product{display:flex;flex-direction:column;gap:6px;min-width:0;padding:10px;border:1px solid var(--bk-line,rgb(0 0 0/.14));border-radius:var(--bk-radius-small,8px);background:var(--bk-bg,#fff)}
.bkv-product-image{display:block;height:var(--bkv-product-image);border-radius:calc(var(--bk-radius-small,8px)*.75);background:var(--bk-surface,rgb(0 0 0/.05));overflow:hidden}
.bkv-product-image img{display:block;width:100%;height:100%;object-fit:cover}
.bkv-product-title{font-weight:600;overflow-wrap:anywhere}
.bkv-product-reason{font-size:.85em;color:var(--bk-muted,#555)}
.bkv-product-sold-out{font-weight:600}
.bkv-product-price{display:flex;flex-wrap:wrap;justify-content:center;align-items:baseline;gap:0 8px}
.bkv-product-price s{font-size:.9em;color:var(--bk-muted,#555)}
.bkv-product-button{display:flex;align-items:center;justify-content:center;min-height:44px;margin-top:auto;padding:4px 10px;border:0;border-radius:var(--bk-radius-small,8px);background:var(--bk-btn,var(--bk-accent,#2563eb));color:var(--bk-on-btn,var(--bk-on-accent,#fff));font:700 .95em/1.2 var(--bk-font,system-ui,sans-serif);text-decoration:none;cursor:pointer}
.bkv-product-button:hover{filter:brightness(1.07)}
.bkv-product-button:focus-visible{outline:3px solid var(--bk-accent,#2563eb);outline-offset:2px}
.bkv-product-button[data-state=adding]{cursor:progress}
.bkv-product-button[data-state=refused]{background:none;color:var(--bk-ink,#111);box-shadow:inset 0 0 0 2px var(--bk-line,#767676)}
.bkv-products-list[data-layout=vertical]{gap:10px;text-align:start}
.bkv-products-list[data-layout=vertical] .bkv-product{display:grid;grid-template-columns:72px minmax(0,1fr);align-items:center;gap:2px 12px}
.bkv-products-list[data-layout=vertical] .bkv-product-image{grid-row:1/span 5;height:72px}
.bkv-products-list[data-layout=vertical] .bkv-product-price{justify-content:flex-start}
.bkv-products-list[data-layout=vertical] .bkv-product-button{min-height:40px;margin-top:4px}
@container (width<280px){.bkv-products-list[data-layout=horizontal]{grid-template-columns:minmax(0,1fr)}}
@container (width<420px){.bkv-products-list{--bkv-product-image:84px;gap:8px;font-size:13px}.bkv-product{padding:7px}}
@container (width>=560px){.bkv-products-list{--bkv-product-image:150px;font-size:16px}}
@container (width>=760px){.bkv-products-list{--bkv-product-image:180px;gap:20px}}
[data-state=coming]{min-height:calc(var(--bkv-product-image) + 60px)}
`;
