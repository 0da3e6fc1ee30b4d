import { defaultGame, defaultSettings } from '@beckon/contract/settings';
import type { RenderConsent } from '../modules/consent/consent-renderer.ts';
import type { TemplateEngine } from '../modules/popups/template-engine.ts';

/** Small templates: the design's text in a root with the popup's id. */
export const someTemplates: TemplateEngine = {
  renderTemplate: ({ popupId, theme, language, design }) => ({
    html: `<div id="${popupId}" data-theme="${theme}" lang="${language}">${design.content.map((block) => block.type).join(' ')}</div>`,
  }),
  startOf: ({ type, format, language }) => {
    if (format !== 'format_1' && format !== 'format_11') return undefined;
    const game = type === 'gamified' ? { game: defaultGame(format, language) } : {};
    const settings = { ...defaultSettings(type), ...game };
    return { theme: 'dawn', design: aDesign('Headline', 'Form'), settings };
  },
};

/** Small texts in place of the banner. */
export const someConsent: RenderConsent = (design, language) => ({
  banner: {
    optin: `<div id="cmplz-cookiebanner-container">${design.texts[language].title}</div>`,
    optout: `<div id="cmplz-cookiebanner-container">${design.texts[language].optoutMessage}</div>`,
  },
  tab: `<style>#cmplz-manage-consent{}</style><div id="cmplz-manage-consent">${design.texts[language].manageConsent}</div>`,
  panel: { optin: `optin ${language}`, optout: `optout ${language}` },
  policy: `policy ${language}`,
  placeholder: design.texts[language].blockedByCategory,
  css: `:root{--cmplz_accept:${design.look.accept}}`,
  pageCss: '.cmplz-document{}',
});

/** A design of these blocks, each with its kind as its text. */
export function aDesign(...blocks: readonly string[]) {
  return {
    root: { props: {} },
    content: blocks.map((type, at) => ({ type, props: { id: `${type}-${at}`, text: type } })),
  };
}
