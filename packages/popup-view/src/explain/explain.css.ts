/**
 * The panel's own look: it must not be taken for a popup of the site. It stands where a line
 * begins, for popups of the corner come up where a line ends.
 */
export const explainCss = `
:host{all:initial}
.bk-explain{position:fixed;inset:auto auto 16px 16px;z-index:2147483647;width:min(560px,calc(100vw - 32px));max-height:min(560px,calc(100dvh - 32px));overflow:auto;background:#10131c;color:#eef1f8;border-radius:12px;box-shadow:0 18px 50px rgb(0 0 0/45%);font:13px/1.45 ui-sans-serif,system-ui,sans-serif;direction:ltr;text-align:left}
:host(:dir(rtl)) .bk-explain{inset:auto 16px 16px auto}
.bk-explain-head{position:sticky;top:0;display:flex;align-items:center;justify-content:space-between;padding:10px 8px 10px 16px;background:#10131c;border-bottom:1px solid #2a3042}
.bk-explain h2{margin:0;font-size:14px;font-weight:650}
.bk-explain button{font:inherit;color:inherit;background:none;border:0;cursor:pointer}
.bk-explain button:focus-visible{outline:2px solid #8fb4ff;outline-offset:-2px}
.bk-explain-close{width:36px;height:36px;font-size:20px!important;border-radius:8px}
.bk-explain-none{margin:16px}
.bk-explain-popup+.bk-explain-popup{border-top:1px solid #2a3042}
.bk-explain-title{display:flex;gap:10px;align-items:center;width:100%;padding:10px 16px!important;text-align:start}
.bk-explain-name{flex:1;font-weight:600;overflow-wrap:anywhere}
.bk-explain-state{color:#a9b3c9}
.bk-explain-sign{width:20px;height:20px;border-radius:50%;display:grid;place-items:center;font-size:12px;font-weight:700;color:#10131c;background:#f4c45d}
[data-verdict=passes]>.bk-explain-title .bk-explain-sign{background:#5fd39a}
[data-verdict=stops]>.bk-explain-title .bk-explain-sign{background:#ff8a8a}
.bk-explain table{width:calc(100% - 32px);margin:0 16px 12px;border-collapse:collapse}
.bk-explain th,.bk-explain td{padding:4px 8px 4px 0;text-align:start;vertical-align:top;font-weight:400;overflow-wrap:anywhere;border-top:1px solid #1f2535}
.bk-explain td{min-width:5.2em}
.bk-explain tbody th{width:38%;overflow-wrap:break-word}.bk-explain small{display:block}.bk-explain-sentence{margin:-4px 16px 10px 46px;overflow-wrap:anywhere}
.bk-explain thead th{color:#a9b3c9;font-size:11px;border:0}
.bk-explain small{color:#a9b3c9}
.bk-explain-verdict{white-space:nowrap;color:#f4c45d}
tr[data-verdict=passes] .bk-explain-verdict{color:#5fd39a}
tr[data-verdict=stops] .bk-explain-verdict{color:#ff8a8a}
`;
