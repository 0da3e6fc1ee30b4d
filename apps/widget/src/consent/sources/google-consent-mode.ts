import { readPath } from '@beckon/host-page/page/foreign-object';
import type { ConsentAnswer } from '../decide-consent.ts';
import type { OpenSource, SourceOptions } from './source.ts';

const LAYER = 'dataLayer';

/** What the data layer has said about `ad_storage` so far. */
interface Said {
  /** Whether every default grants it: a default for a single region may apply to this visitor. */
  readonly byDefault: ConsentAnswer;
  readonly byUpdate: ConsentAnswer;
}

/**
 * Google consent mode: the `consent` commands in the data layer, from before and after our script
 * started. A denying default is set before the visitor is asked, so it does not count as an answer.
 * An update counts.
 */
export const openGoogleConsentMode: OpenSource = (options) => {
  let said: Said = { byDefault: undefined, byUpdate: undefined };
  const note = (entries: readonly unknown[]): void => {
    for (const entry of entries) said = readEntry(said, entry);
  };
  followLayer(options, (entries) => {
    note(entries);
    options.onChange();
  });
  note(readLayer(options.window));
  return { answer: () => said.byUpdate ?? (said.byDefault === true ? true : undefined) };
};

function readEntry(said: Said, entry: unknown): Said {
  const storage = readPath(entry, '2.ad_storage');
  if (readPath(entry, '0') !== 'consent' || (storage !== 'granted' && storage !== 'denied'))
    return said;
  const isGranted = storage === 'granted';
  if (readPath(entry, '1') === 'update') return { ...said, byUpdate: isGranted };
  return { ...said, byDefault: isGranted && said.byDefault !== false };
}

function readLayer(window: Window): readonly unknown[] {
  const layer = readPath(window, LAYER);
  return Array.isArray(layer) ? layer : [];
}

/**
 * Observes what is pushed from now on. `push` still works and returns its normal result. If the
 * page has no data layer yet, this creates one, as Google's own tag does.
 */
function followLayer(
  { window, guard }: SourceOptions,
  onPush: (entries: readonly unknown[]) => void,
): void {
  const report = guard(onPush);
  guard(() => {
    if (readPath(window, LAYER) === undefined) Reflect.set(window, LAYER, []);
    const layer = readPath(window, LAYER);
    if (!Array.isArray(layer)) return;
    const { push } = layer;
    layer.push = function pushAndReport(...entries: unknown[]) {
      const answer = push.apply(this, entries);
      report(entries);
      return answer;
    };
  })();
}
