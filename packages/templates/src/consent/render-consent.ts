import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ConsentDesign, ConsentType } from '@beckon/contract/consent';
import type { Language } from '@beckon/contract/values';
import { Banner } from './banner.tsx';
import { BlockedNotice } from './blocked-notice.tsx';
import { Categories } from './categories.tsx';
import { consentCss } from './consent-css.ts';
import { CookiePolicy } from './cookie-policy.tsx';
import { ManageButton } from './manage-consent.tsx';

/** A site has one banner; the page contract numbers banners all the same. */
export const BANNER_ID = 1;

/** What a publish makes of a design, in one language. */
export interface RenderedConsent {
  /** The banners that visitors may see, one a consent type, and the button that opens them again. */
  readonly banner: string;
  /** The rows of categories for the panel on the policy page, by consent type. */
  readonly panel: Readonly<Record<'optin' | 'optout', string>>;
  /** The document of services and cookies. */
  readonly policy: string;
  /** The text on blocked content: plain with `{category}`, or html with `{service}`. */
  readonly placeholder: string;
  readonly css: string;
}

const ASKED = ['optin', 'optout'] as const satisfies readonly ConsentType[];

/** Draws all that a site shows about consent. Pure: the same design gives the same text. */
export function renderConsent(design: ConsentDesign, language: Language): RenderedConsent {
  const shared = { design, language, bannerId: BANNER_ID };
  const used = ASKED.filter((type) => Object.values(design.typeOfRegion).includes(type));
  const banners = used.map((type) => createElement(Banner, { ...shared, type, key: type }));
  const panel = (type: 'optin' | 'optout'): string =>
    renderToStaticMarkup(createElement(Categories, { ...shared, type, idSuffix: '-panel' }));
  return {
    banner: renderToStaticMarkup(
      createElement(
        Fragment,
        null,
        createElement('div', { id: 'cmplz-cookiebanner-container' }, banners),
        createElement(ManageButton, shared),
      ),
    ),
    panel: { optin: panel('optin'), optout: panel('optout') },
    policy: renderToStaticMarkup(createElement(CookiePolicy, { design, language })),
    placeholder: design.asksPerService
      ? renderToStaticMarkup(createElement(BlockedNotice, { design, language }))
      : design.texts[language].blockedByCategory,
    css: consentCss(design.look),
  };
}
