import type { ConsentDesign } from '@beckon/contract/consent';
import type { PreviewConsentAnswer } from '@beckon/contract/owner-calls';
import { directionOf, type Language } from '@beckon/contract/values';
import { DASHBOARD_TEXTS } from '@beckon/languages/dashboard';
import pageCss from './preview-page.css?inline';
import choicesCss from './preview-choices.css?inline';

export type PreviewOf = 'banner' | 'choices' | 'policy';

interface PreviewOptions {
  readonly language: Language;
  readonly shown: PreviewOf;
  readonly draft: ConsentDesign;
}

/**
 * The html of a complete page for the preview's frame. No script runs there, so this function does
 * what the script would do: it shows the banner, opens its choices and fills its links.
 */
export function previewPage(
  { banner, css, policy }: PreviewConsentAnswer,
  { language, shown, draft }: PreviewOptions,
): string {
  const direction = directionOf(language);
  const body =
    shown === 'policy' ? `<main>${policy}</main>` : SKELETON + shownBanner(banner, shown, language);
  return `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><style>${pageCss}${css}</style></head><body class="cmplz-${draft.typeOfRegion[draft.defaultRegion]}">${body}</body></html>`;
}

function shownBanner(banner: string, shown: PreviewOf, language: Language): string {
  const { body } = new DOMParser().parseFromString(banner, 'text/html');
  body.querySelector('.cmplz-cookiebanner')?.classList.replace('cmplz-hidden', 'cmplz-show');
  for (const [type, title] of Object.entries(DASHBOARD_TEXTS[language].policyLinks))
    for (const link of body.querySelectorAll(`.cmplz-link.${type}`))
      if (link.textContent === '{title}') link.textContent = title;
  if (shown !== 'choices') return body.innerHTML;
  body.querySelector('.cmplz-categories')?.classList.add('cmplz-fade-in');
  return `${body.innerHTML}<style>${choicesCss}</style>`;
}

const SKELETON = '<main aria-hidden="true"><h1></h1><p></p><p></p><p></p><p></p><p></p></main>';
