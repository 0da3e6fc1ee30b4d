import { SERVICE_LIBRARY } from '@beckon/contract/consent';

/** Code that owners paste for a service. These calls identify the service without any address. */
const CALLS: readonly (readonly [serviceId: string, call: RegExp])[] = [
  ['google-analytics', /\bgtag\(\s*['"]config['"]\s*,\s*['"](?:G|UA)-|\bga\(\s*['"]create['"]/],
  ['google-ads', /\bgtag\(\s*['"]config['"]\s*,\s*['"]AW-|\badsbygoogle\b/],
  ['google-tag-manager', /['"]gtm\.start['"]|['"]GTM-[A-Z0-9]/],
  ['facebook', /\bfbq\(\s*['"]init['"]/],
  ['hotjar', /\b_hjSettings\b|\bhj\(\s*['"]/],
  ['clarity', /\bclarity\(\s*['"]/],
  ['matomo', /\b_(?:paq|mtm)\.push\(/],
  ['tiktok', /\bttq\.(?:load|page|track)\(|\bTiktokAnalyticsObject\b/],
  ['x-twitter', /\btwq\(\s*['"]/],
  ['linkedin', /\b_linkedin_(?:data_)?partner_ids?\b|\blintrk\(/],
  ['pinterest', /\bpintrk\(\s*['"]/],
  ['snapchat', /\bsnaptr\(\s*['"]/],
  ['reddit', /\brdt\(\s*['"]/],
  ['microsoft-ads', /\buetq\b/],
  ['taboola', /\b_(?:tfa|taboola)\.push\(|\b_taboola\s*=/],
  ['outbrain', /\bobApi\(\s*['"]/],
  ['criteo', /\bcriteo_q\b/],
  ['adroll', /\badroll_adv_id\b/],
  ['yandex-metrica', /\bym\(\s*\d+\s*,/],
  ['mixpanel', /\bmixpanel\.init\(/],
  ['amplitude', /\bamplitude\.(?:init|getInstance)\(/],
  ['segment', /\banalytics\.load\(\s*['"]/],
  ['heap', /\bheap\.load\(/],
  ['fullstory', /\b_fs_(?:org|namespace)\b/],
  ['posthog', /\bposthog\.init\(/],
  ['vwo', /\b_vwo_(?:code|settings_timer)\b|\b_vis_opt_/],
  ['new-relic', /\bNREUM\b/],
  ['sentry', /\bSentry\.init\(/],
  ['hubspot', /\b_hsq\.push\(|\bhbspt\./],
  ['klaviyo', /\b_learnq\b|\bklaviyo\.(?:identify|push|track)\(/],
  ['active-campaign', /\bvgo\(\s*['"]/],
  ['salesforce-pardot', /\bpiAId\b/],
  ['intercom', /\bintercomSettings\b|\bIntercom\(\s*['"]/],
  ['zendesk', /\bzESettings\b|\bzE\(\s*['"]/],
  ['crisp', /\$crisp\b|\bCRISP_WEBSITE_ID\b/],
  ['drift', /\bdrift\.load\(/],
  ['tawk', /\bTawk_(?:API|LoadStart)\b/],
  ['livechat', /\b__lc\.license\b|\b__lc\s*=/],
  ['disqus', /\bdisqus_(?:config|shortname)\b/],
];

/**
 * Ids of the services that a script in the page starts, recognised by calls or addresses in its
 * text.
 */
export function servicesInScript(text: string): readonly string[] {
  const byAddress = SERVICE_LIBRARY.filter(({ patterns }) =>
    patterns.some((pattern) => text.includes(pattern)),
  ).map(({ id }) => id);
  const byCall = CALLS.filter(([, call]) => call.test(text)).map(([id]) => id);
  return [...new Set([...byAddress, ...byCall])];
}
