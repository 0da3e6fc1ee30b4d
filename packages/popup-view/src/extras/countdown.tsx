import type { ReactNode } from 'react';
import { EXTRA_TEXTS, type ExtraTexts } from '@beckon/languages/extras';
import type { BlockSource } from '../template/to-elements.tsx';
import { unitsLeft, type TimerUnit } from '../timer/timer-units.ts';
import { useView } from '../view-context.ts';

/**
 * Draws the popup's timer, in the style of its version. Draws nothing if the popup has no timer.
 * docs/behaviour/popup-parts.md#countdown.
 */
export function Countdown({ source }: { readonly source: BlockSource }): ReactNode {
  const {
    props: { language, timerLeftMs, popup },
  } = useView();
  if (timerLeftMs === undefined) return null;
  const version = popup.appearance.timer?.version ?? 0;
  const units = unitsLeft(timerLeftMs, version);
  const texts = EXTRA_TEXTS[language];
  const labels = readLabels(source.data('labels'), texts);
  return (
    <div {...source.props} role="timer" aria-label={texts.timeLeft} data-version={version}>
      {units.map(({ unit, text }, index) => (
        <span key={unit} className="bkv-unit">
          <span className="bkv-digits" translate="no">
            {text}
          </span>
          <span className="bkv-unit-name">{labels[unit]}</span>
          {index < units.length - 1 && (
            <span className="bkv-colon" aria-hidden="true">
              :
            </span>
          )}
        </span>
      ))}
    </div>
  );
}

/** The owner's words for the units. Our own words replace missing or unreadable ones. */
function readLabels(
  json: string | undefined,
  texts: ExtraTexts,
): Readonly<Record<TimerUnit, string>> {
  const own = parseRecord(json);
  const word = (unit: TimerUnit): string => {
    const text = own[unit];
    return typeof text === 'string' && text !== '' ? text : texts[unit];
  };
  return {
    days: word('days'),
    hours: word('hours'),
    minutes: word('minutes'),
    seconds: word('seconds'),
  };
}

function parseRecord(json: string | undefined): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(json ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    // The template may be broken: use our own words.
    return {};
  }
}
