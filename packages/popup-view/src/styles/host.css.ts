/**
 * Keeps the host page's styles out. `:host` rules marked important win over the page's own
 * important rules (outer sheets lose to inner ones there), so a page that unsets everything leaves
 * the popup alone. What is not marked is left to the host element's own style attribute, which says
 * where it stands.
 */
export const hostCss = `
:host{all:initial;display:block;direction:ltr!important;unicode-bidi:normal!important;pointer-events:auto!important;visibility:visible!important;opacity:1!important;font:16px/1.5 system-ui,sans-serif!important;-webkit-text-size-adjust:100%!important}
.bkv-root{display:contents}
`;
