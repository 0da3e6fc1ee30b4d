const CATEGORIES = ['functional', 'preferences', 'statistics', 'marketing'];

function category(name: string, type: string): string {
  const isFixed = name === 'functional';
  return `<div class="cmplz-category cmplz-${name}">
    <div class="cmplz-category-header">
      <button type="button" class="cmplz-category-toggle" aria-expanded="false" aria-controls="desc-${name}-${type}">
        <span class="cmplz-category-title">${name}</span></button>
      <label class="cmplz-banner-checkbox"${isFixed ? ' hidden' : ''}>
        <input type="checkbox" id="cmplz-${name}-${type}" class="cmplz-consent-checkbox cmplz-${name}" data-category="cmplz_${name}"${isFixed ? ' checked disabled' : ''}>
        <span class="cmplz-label" aria-hidden="true"></span></label>
    </div>
    <p class="cmplz-description" id="desc-${name}-${type}" hidden>What ${name} cookies are for.</p>
  </div>`;
}

/** The rows of the panel, as in the server's response. */
export function panelHtml(): string {
  return CATEGORIES.map((name) => category(name, 'panel')).join('');
}

/** The html of a banner, as a server prints it. It is hidden until the script shows it. */
export function bannerHtml(type = 'optin'): string {
  return `<div id="cmplz-cookiebanner-container"><div class="cmplz-cookiebanner cmplz-hidden banner-1 ${type} cmplz-bottom-right cmplz-categories-type-view-preferences"
      role="dialog" aria-labelledby="cmplz-header-1" aria-describedby="cmplz-message-1">
    <div class="cmplz-header"><h2 class="cmplz-title" id="cmplz-header-1">Cookies</h2>
      <button type="button" class="cmplz-close" aria-label="Close dialog">×</button></div>
    <div class="cmplz-body"><p class="cmplz-message" id="cmplz-message-1">May we?</p>
      <div class="cmplz-categories">${CATEGORIES.map((name) => category(name, type)).join('')}</div></div>
    <div class="cmplz-buttons">
      <button type="button" class="cmplz-btn cmplz-accept">Accept</button>
      <button type="button" class="cmplz-btn cmplz-deny">Deny</button>
      <button type="button" class="cmplz-btn cmplz-view-preferences">View preferences</button>
      <button type="button" class="cmplz-btn cmplz-save-preferences">Save preferences</button></div>
    <div class="cmplz-links cmplz-documents">
      <a class="cmplz-link cookie-statement" href="#" data-relative_url="#cmplz-cookies-overview">{title}</a>
      <a class="cmplz-link impressum" href="#" data-relative_url="">{title}</a></div>
  </div></div>
  <div id="cmplz-manage-consent" data-nosnippet="true"><button type="button" class="cmplz-btn cmplz-hidden cmplz-manage-consent manage-consent-1">Manage consent</button></div>`;
}

export const BANNER_CSS = `
  .cmplz-hidden{display:none!important}
  .cmplz-cookiebanner{display:none;position:fixed;right:16px;bottom:16px;width:400px;padding:16px;background:#fff;color:#111;border:1px solid #555;z-index:9999}
  .cmplz-cookiebanner.cmplz-show{display:block}
  .cmplz-cookiebanner .cmplz-categories,.cmplz-cookiebanner .cmplz-save-preferences{display:none}
  .cmplz-cookiebanner .cmplz-categories.cmplz-fade-in{display:block}
  .cmplz-manage-consent{display:none;position:fixed;bottom:0;left:16px;background:#fff;color:#111}
  .cmplz-manage-consent.cmplz-show{display:block}
  .cmplz-blocked-content-notice{display:block;background:#fff;color:#111}`;
