import { CONSENT_KEY } from '../../visitor/storage-names.ts';
import type { ConsentAnswer } from '../decide-consent.ts';
import type { ConsentSource, SourceOptions } from './source.ts';

interface OtherTabsOptions extends SourceOptions {
  readonly wasGrantedBefore: () => boolean;
}

/**
 * What the visitor has said meanwhile in another tab of the site, where the mark of consent was set
 * or removed. `forget` when this tab hears something newer.
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
  // A page that comes back as it was left has missed what happened meanwhile.
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
