import { addStylesheet, adoptStyles, type Sheet } from '../page/stylesheet.ts';
import type { BannerStatus } from '../consent/stored-consent.ts';
import type { ConsentSession } from './consent-session.ts';
import type { PageTools } from './page-tools.ts';

/** Styles, tab, and finding the banner: everything that is drawn even without the banner's part. */
export interface PageLook {
  /** False for a visitor who is never asked. Styles are loaded anyway. */
  readonly mayAsk: boolean;
  /**
   * Resolves when the style sheet (the site's, or another one) is loaded, has failed to load, or
   * takes too long. A sheet that a site has removed from the page is added again.
   */
  readonly styles: (address?: string) => Promise<void>;
  /**
   * Inserts html into the page, with its styles in a way that a strict content security policy
   * allows.
   */
  insert(html: string): void;
  /**
   * The banner for this visitor, if it is in the page. If the visitor is not asked, there is no
   * banner for their consent type, and a visitor who wants to choose gets another one.
   */
  banner(): HTMLElement | undefined;
  /** The page's own tab, which needs the style sheet, or ours, which has its own styles. */
  tab(): HTMLElement | undefined;
  /** Sets the two classes that show or hide an element. */
  setShown(element: Element, isShown: boolean): void;
  /** Puts the tab back if the page has removed it. */
  keepTab(): unknown;
  /** Hides the tab while the banner is shown, and shows it otherwise. */
  applyToTab(status: BannerStatus): void;
}

export function createPageLook(tools: PageTools, session: ConsentSession): PageLook {
  const { document, window, clock } = tools;
  const { settings, consentContext } = session;
  const { isSpeedTool, isCrawler } = consentContext.visitor;
  const sheets = new Map<string, Sheet>();
  let foundTab: HTMLElement | undefined;
  const findTab = (): HTMLElement | undefined => {
    if (!foundTab?.isConnected)
      foundTab = having(document, 'cmplz-manage-consent', `manage-consent-${settings.bannerId}`);
    return foundTab;
  };
  const look: PageLook = {
    mayAsk: !settings.isBannerDisabled && !isSpeedTool && !isCrawler,
    async styles(file = settings.cssFile) {
      let sheet = sheets.get(file);
      if (file !== '' && !sheet?.[0].isConnected) {
        const address = file
          .replace('{banner_id}', settings.bannerId)
          .replace('{type}', settings.consentType);
        sheet = addStylesheet(document, clock, address);
        sheets.set(file, sheet);
      }
      await sheet?.[1];
    },
    setShown,
    insert: (html) => insertHtml(tools, html),
    banner() {
      const classes = ['cmplz-cookiebanner', `banner-${settings.bannerId}`];
      return having(document, ...classes, settings.consentType) ?? having(document, ...classes);
    },
    tab() {
      if (!look.mayAsk) return undefined;
      // Our tab is inserted in its final state, because each change of a class slows down a page
      // that starts.
      let tab = findTab();
      tab?.classList.remove(HIDDEN);
      if (!tab && settings.tabHtml !== '') {
        look.insert(settings.tabHtml.replace(HIDDEN, 'cmplz-show'));
        tab = findTab();
      }
      Reflect.set(window, 'cmplz_manage_consent_button', tab ?? null);
      return tab;
    },
    keepTab: () => foundTab && !foundTab.isConnected && look.tab(),
    applyToTab(status) {
      const isShown = status === 'dismissed';
      const tab = isShown ? look.tab() : findTab();
      if (tab) setShown(tab, isShown);
    },
  };
  return look;
}

function setShown({ classList }: Element, isShown: boolean): void {
  classList.toggle('cmplz-show', isShown);
  classList.toggle('cmplz-dismissed', !isShown);
}

/**
 * The first element with all these classes. The classes come from settings, so they are not used in
 * a selector.
 */
function having(document: Document, ...classes: readonly string[]): HTMLElement | undefined {
  const found = document.getElementsByClassName(classes.join(' '))[0];
  return found instanceof HTMLElement ? found : undefined;
}

const HIDDEN = 'cmplz-hidden';
/** Our server's html begins with its styles, if it has any. */
const STYLES = ['<style>', '</style>'] as const;

function insertHtml({ document, trust }: PageTools, html: string): void {
  const [begin, end] = STYLES;
  const endsAt = html.startsWith(begin) ? html.indexOf(end) : -1;
  if (endsAt > 0) adoptStyles(document, html.slice(begin.length, endsAt));
  document.body.insertAdjacentHTML(
    'beforeend',
    trust().createHTML(endsAt > 0 ? html.slice(endsAt + end.length) : html),
  );
}
