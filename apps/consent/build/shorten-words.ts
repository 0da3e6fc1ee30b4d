import type { Plugin } from 'vite';

/**
 * Names of actions, steps and phases that the build shortens, because most of them are used on
 * every page. All parts get the same short names, as they pass actions to each other. The test
 * beside this file compares the list with the names in the sources.
 */
export const SHORT_WORDS: readonly string[] = `
banner-ready look-again change-panel accept-category choose-service open-area auto-dismiss accept-only
deny-only set-category set-service set-banner enable-category enable-service fire-categories
settings-event clear-own-cookies clear-service-cookies integration-cookies notify-tag-manager
activate-service scripts-round notify-wordpress set-consent-type fill-panel show-banner apply-banner
renew-cookies body-classes sync-boxes send-track notify-other-tabs say-signal starting silent asking reloading
`
  .trim()
  .split(/\s+/);

const LITERAL = new RegExp(`(['"])(${SHORT_WORDS.join('|')})\\1`, 'g');

/** Replaces the words where they are complete texts of our own sources. */
export function shortenWords(): Plugin {
  return {
    name: 'beckon-shorten-words',
    enforce: 'pre',
    transform: (code, id) =>
      id.includes('/apps/consent/src/')
        ? code.replace(LITERAL, (_, quote: string, word: string) => quote + shortOf(word) + quote)
        : undefined,
  };
}

/** `a` to `z`, then `A` to `Z`. */
function shortOf(word: string): string {
  const at = SHORT_WORDS.indexOf(word);
  return String.fromCharCode(at < 26 ? 97 + at : 65 + at - 26);
}
