/**
 * The cookie banner of a customer's page, with the events and classes of Complianz: at the bottom
 * of the window, with a button that opens it again.
 */
export const COOKIE_BANNER = `
<style>
  .cmplz-cookiebanner, .cmplz-manage-consent { position: fixed; bottom: 0; margin: 0; box-sizing: border-box }
  .cmplz-cookiebanner { inset-inline: 0; height: 180px; padding: 16px; background: #eef; z-index: 99999 }
  .cmplz-manage-consent { right: 16px; height: 44px; z-index: 9998 }
  .cmplz-dismissed { display: none }
</style>
<div class="cmplz-cookiebanner cmplz-show">May we? <button onclick="setBanner('dismissed')">Deny</button></div>
<button class="cmplz-manage-consent cmplz-dismissed" onclick="setBanner('show')">Manage consent</button>
<script>
  window.complianz = {};
  window.wp_consent_type = 'optin';
  window.cmplz_has_consent = () => false;
  function setBanner(status) {
    const shown = status === 'show';
    const [banner, button] = ['.cmplz-cookiebanner', '.cmplz-manage-consent'].map((one) => document.querySelector(one));
    for (const [element, isShown] of [[banner, shown], [button, !shown]]) {
      element.classList.toggle('cmplz-show', isShown);
      element.classList.toggle('cmplz-dismissed', !isShown);
    }
    document.dispatchEvent(new CustomEvent('cmplz_banner_status', { detail: status }));
  }
</script>`;
