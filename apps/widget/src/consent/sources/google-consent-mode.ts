import { readPath } from '@beckon/host-page/page/foreign-object';
import type { ConsentAnswer } from '../decide-consent.ts';
import type { OpenSource, SourceOptions } from './source.ts';

const LAYER = 'dataLayer';

/** What the data layer has said so far of `ad_storage`. */
interface Said {
  /** Whether every default grants it: one for a single region may be this visitor's. */
  readonly byDefault: ConsentAnswer;
  readonly byUpdate: ConsentAnswer;
}

/**
 * Google consent mode: `consent` commands in the data layer, those before us and those to come. A
 * default that denies is what a page says before it has asked, so it is no answer; an update is.
 */
export const openGoogleConsentMode: OpenSource = (options) => {
  let said: Said = { byDefault: undefined, byUpdate: undefined };
  const note = (entries: readonly unknown[]): void => {
    said = entries.reduce(readEntry, said);
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
 * Hears what is pushed from now on; the push does and answers what it did. A page that has no layer
 * yet gets one, as Google's own tag makes it.
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
