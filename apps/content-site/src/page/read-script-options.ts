/** The options that owners can set on the script tag. docs/behaviour/content-site.md#script-tag */
export interface ScriptOptions {
  /** Absolute address of the script; empty if it is not known. */
  readonly scriptUrl: string;
  /** Selector of the article body. */
  readonly articleBody: string;
  /** Selector of the sign-up section. */
  readonly signUp: string;
  readonly moveOnClass: string;
  readonly sidebarClass: string;
  /** False if the page has its own bundle with Bootstrap. */
  readonly usesBootstrap: boolean;
}

/** Reads the options from the script tag. Missing options get their defaults. */
export function readScriptOptions(tag: Element | null): ScriptOptions {
  const setting = (name: string, otherwise: string): string =>
    tag?.getAttribute(`data-${name}`)?.trim() || otherwise;
  return {
    scriptUrl: tag instanceof HTMLScriptElement ? tag.src : '',
    articleBody: setting('article-body', '.article-body'),
    signUp: setting('sign-up', '.sign-up-section'),
    moveOnClass: setting('move-on', 'move-on'),
    sidebarClass: setting('sidebar', 'move-on-sidebar'),
    usesBootstrap: setting('bootstrap', 'on') !== 'off',
  };
}
