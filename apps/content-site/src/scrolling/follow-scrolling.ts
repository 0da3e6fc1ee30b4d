import { onScroll } from '@beckon/host-page/page/scroll';
import type { PageTools } from '../page/page-tools.ts';
import { scrollClasses } from './scroll-classes.ts';

/** Updates the classes of the body when the page is scrolled. */
export interface ScrollFollower {
  /** Finds the areas again, because a page may add or move them at any time. */
  look(): void;
}

export function followScrolling({
  window,
  document,
  guard,
  listen,
  options,
}: PageTools): ScrollFollower {
  let article: Element | null = null;
  let signUp: Element | null = null;
  const apply = (): void => {
    const { hasMovedOn, hasSidebarMovedOn } = scrollClasses({
      articleTopPx: article?.getBoundingClientRect().top,
      signUpTopPx: signUp?.getBoundingClientRect().top,
      windowHeightPx: window.innerHeight,
    });
    document.body.classList.toggle(options.moveOnClass, hasMovedOn);
    document.body.classList.toggle(options.sidebarClass, hasSidebarMovedOn);
  };
  onScroll(window, listen, guard, () => {
    if (article !== null) apply();
  });
  listen(window, 'resize', () => {
    if (article !== null) apply();
  });
  return {
    look() {
      const hadArticle = article !== null;
      article = document.querySelector(options.articleBody);
      signUp = document.querySelector(options.signUp);
      if (article !== null || hadArticle) apply();
    },
  };
}
