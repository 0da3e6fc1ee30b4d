import { CONSENT_KEY } from '../../visitor/storage-names.ts';
import type { ConsentAnswer } from '../decide-consent.ts';
import type { ConsentSource, SourceOptions } from './source.ts';

interface OtherTabsOptions extends SourceOptions {
  readonly wasGrantedBefore: () => boolean;
}

/**
 * What the visitor has chosen in another tab of the site since this page loaded. That tab sets or
 * removes the stored mark of consent. Call `forget` when this tab gets a newer choice.
 */
export function openOtherTabs({
  window,
  listen,
  onChange,
  wasGrantedBefore,
}: OtherTabsOptions): ConsentSource & { forget(): void } {
  let heard: ConsentAnswer;
  const hear = (answer: boolean): void => {
    heard = answer;
    onChange();
  };
  listen(window, 'storage', (event) => {
    if (event instanceof StorageEvent && event.key === CONSENT_KEY) hear(event.newValue !== null);
  });
  // A page restored from the browser's back/forward cache has missed earlier storage events.
  listen(window, 'pageshow', (event) => {
    if (event instanceof PageTransitionEvent && event.persisted) hear(wasGrantedBefore());
  });
  return {
    answer: () => heard,
    forget: () => {
      heard = undefined;
    },
  };
}
