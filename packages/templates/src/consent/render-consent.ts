import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ConsentDesign } from '@beckon/contract/consent';
import type { Language } from '@beckon/contract/values';
import { Banner } from './banner.tsx';
import { BlockedNotice } from './blocked-notice.tsx';
import { consentCss } from './consent-css.ts';
import { Panel } from './panel.tsx';
import { CookiePolicy } from './cookie-policy.tsx';
import { ManageButton } from './manage-consent.tsx';

/**
 * A site has only one banner, but class names and ids contain a number: the page contract requires
 * it.
 */
export const BANNER_ID = 1;

export type AskedType = 'optin' | 'optout';

/** The html and css that publishing makes of a consent design, in one language. */
export interface RenderedConsent {
  /** The banner in its container, by consent type. */
  readonly banner: Readonly<Record<AskedType, string>>;
  /** The button that opens the banner again, with its styles. */
  readonly tab: string;
  /** The rows of categories for the panel in the cookie policy, by consent type. */
  readonly panel: Readonly<Record<AskedType, string>>;
  /** The cookie policy: services and their cookies. */
  readonly policy: string;
  /** The text over blocked content: plain text with `{category}`, or html with `{service}`. */
  readonly placeholder: string;
  /** The style sheet of banner and panel. */
  readonly css: string;
  /** The style sheet of notices and policy. */
  readonly pageCss: string;
}

/** Renders all html and css of a site's consent. Pure: the same design gives the same result. */
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
    renderToStaticMarkup(createElement(Panel, { ...shared, type, idSuffix: '-panel' }));
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
