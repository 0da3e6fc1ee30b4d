import { isCategory, type Category, type Choice } from '../consent/category.ts';

interface WordPressDeps {
  readonly window: Window & typeof globalThis;
  readonly has: (category: Category) => boolean;
  /** Whether the visitor has answered for the category. */
  readonly isAnswered: (category: Category) => boolean;
  readonly set: (category: Category, value: Choice) => void;
}

export interface WordPressConsent {
  notify(category: Category, value: Choice): void;
}

const CHANGED = 'wp_listen_for_consent_change';
const ANONYMOUS = 'statistics-anonymous';

/**
 * Connects to the WP Consent API. If the page has it, it is informed of each change. If not, we
 * provide its functions and its event. docs/behaviour/consent.md#wordpress
 */
export function connectWordPress(deps: WordPressDeps): WordPressConsent {
  const { window } = deps;
  const own: unknown = Reflect.get(window, 'wp_set_consent');
  if (typeof own !== 'function') provideApi(deps);
  const provided: unknown =
    typeof own === 'function' ? undefined : Reflect.get(window, 'wp_set_consent');
  const setOne = (name: string, value: Choice): void => {
    const set: unknown = Reflect.get(window, 'wp_set_consent');
    if (set !== provided && typeof set === 'function') set(name, value);
    else window.document.dispatchEvent(new CustomEvent(CHANGED, { detail: { [name]: value } }));
  };
  return {
    notify(category, value) {
      setOne(category, value);
      if (category === 'statistics') setOne(ANONYMOUS, 'allow');
    },
  };
}

function provideApi({ window, has, isAnswered, set }: WordPressDeps): void {
  Object.assign(window, {
    wp_has_consent: (name: unknown): boolean =>
      isCategory(name)
        ? has(name)
        : name === ANONYMOUS && (has('statistics') || isAnswered('statistics')),
    wp_set_consent: (name: unknown, value: unknown): void => {
      if (isCategory(name)) set(name, value === 'allow' ? 'allow' : 'deny');
    },
  });
}
