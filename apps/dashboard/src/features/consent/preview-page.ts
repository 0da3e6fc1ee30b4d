import type { ConsentDesign } from '@beckon/contract/consent';
import type { PreviewConsentAnswer } from '@beckon/contract/owner-calls';
import { directionOf, type Language } from '@beckon/contract/values';
import { MESSAGES } from '../../messages/index.ts';

export type PreviewOf = 'banner' | 'choices' | 'policy';

interface PreviewOptions {
  readonly language: Language;
  readonly shown: PreviewOf;
  readonly draft: ConsentDesign;
}

/**
 * A whole page for the preview's frame. No script runs there, so what the script would do is done
 * here: the banner is shown, its choices opened, its links filled.
 */
export function previewPage(
  { banner, css, policy }: PreviewConsentAnswer,
  { language, shown, draft }: PreviewOptions,
): string {
  const direction = directionOf(language);
  const body =
    shown === 'policy' ? `<main>${policy}</main>` : SKELETON + shownBanner(banner, shown, language);
  return `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><style>${PAGE_CSS}${css}</style></head><body class="cmplz-${draft.typeOfRegion[draft.defaultRegion]}">${body}</body></html>`;
}

function shownBanner(banner: string, shown: PreviewOf, language: Language): string {
  const opened = banner.replace('cmplz-cookiebanner cmplz-hidden', 'cmplz-cookiebanner cmplz-show');
  const filled = Object.entries(MESSAGES[language].policyLinks).reduce(
    (text, [type, title]) =>
      text.replaceAll(
        new RegExp(`(cmplz-link ${type}"[^>]*>)\\{title\\}`, 'g'),
        (_whole, start: string) => `${start}${title}`,
      ),
    opened,
  );
  return shown === 'choices'
    ? filled
        .replace('class="cmplz-categories"', 'class="cmplz-categories cmplz-fade-in"')
        .replace('</style>', '')
        .concat(
          '<style>.cmplz-view-preferences{display:none!important}.cmplz-save-preferences{display:block!important}</style>',
        )
    : filled;
}

const SKELETON = '<main aria-hidden="true"><h1></h1><p></p><p></p><p></p><p></p><p></p></main>';
const PAGE_CSS =
  'body{margin:0;font:16px/1.6 system-ui,sans-serif;background:#f4f5f7;color:#1f2933}main{max-width:640px;margin:40px auto;padding:0 20px}main[aria-hidden] h1{height:32px;width:60%;background:#dfe3e8;border-radius:8px}main[aria-hidden] p{height:14px;background:#e6e9ee;border-radius:7px;margin:18px 0}';
