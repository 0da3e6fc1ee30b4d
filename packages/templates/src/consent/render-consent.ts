import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ConsentDesign } from '@beckon/contract/consent';
import type { Language } from '@beckon/contract/values';
import { Banner } from './banner.tsx';
import { BlockedNotice } from './blocked-notice.tsx';
import { Categories } from './categories.tsx';
import { consentCss } from './consent-css.ts';
import { CookiePolicy } from './cookie-policy.tsx';
import { ManageButton } from './manage-consent.tsx';

/** A site has one banner; the page contract numbers banners all the same. */
export const BANNER_ID = 1;

export type AskedType = 'optin' | 'optout';

/** What a publish makes of a design, in one language. */
export interface RenderedConsent {
  /** The banner by the way of asking, in its container. */
  readonly banner: Readonly<Record<AskedType, string>>;
  /** The button that opens the banner again, with its styles. */
  readonly tab: string;
  /** The rows of categories for the panel on the policy page, by consent type. */
  readonly panel: Readonly<Record<AskedType, string>>;
  /** The document of services and cookies. */
  readonly policy: string;
  /** The text on blocked content: plain with `{category}`, or html with `{service}`. */
  readonly placeholder: string;
  /** The style sheet of banner and panel. */
  readonly css: string;
  /** The style sheet of notices and policy. */
  readonly pageCss: string;
}

/** Draws all that a site shows about consent. Pure: the same design gives the same text. */
export function renderConsent(design: ConsentDesign, language: Language): RenderedConsent {
  const shared = { design, language, bannerId: BANNER_ID };
  const css = consentCss(design);
  const banner = (type: AskedType): string =>
    renderToStaticMarkup(
      createElement(
        'div',
        { id: 'cmplz-cookiebanner-container' },
        createElement(Banner, { ...shared, type }),
      ),
    );
  const panel = (type: AskedType): string =>
    renderToStaticMarkup(createElement(Categories, { ...shared, type, idSuffix: '-panel' }));
  return {
    banner: { optin: banner('optin'), optout: banner('optout') },
    tab: `<style>${css.tab}</style>${renderToStaticMarkup(createElement(ManageButton, shared))}`,
    panel: { optin: panel('optin'), optout: panel('optout') },
    policy: renderToStaticMarkup(createElement(CookiePolicy, { design, language })),
    placeholder: design.asksPerService
      ? renderToStaticMarkup(createElement(BlockedNotice, { design, language }))
      : design.texts[language].blockedByCategory,
    css: css.banner,
    pageCss: css.page,
  };
}
