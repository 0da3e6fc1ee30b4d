import { type ReactNode, useEffect, useState } from 'react';
import { EXTRA_TEXTS } from '@beckon/languages/extras';
import { fillMessage } from '../messages/messages-for.ts';
import { unitsLeft } from '../timer/timer-units.ts';
import { useView } from '../view-context.ts';

const TICK_MS = 1000;

/** Milliseconds until then, updated every second; undefined if there is no end. */
export function useTimeLeft(endsAtMs: number | undefined): number | undefined {
  const {
    props: { ports },
  } = useView();
  const [, setTicks] = useState(0);
  const leftMs = endsAtMs === undefined ? undefined : Math.max(0, endsAtMs - ports.now());
  const isCounting = leftMs !== undefined && leftMs > 0;
  useEffect(() => {
    if (!isCounting) return undefined;
    const clock = setInterval(() => setTicks((ticks) => ticks + 1), TICK_MS);
    return () => clearInterval(clock);
  }, [isCounting]);
  return leftMs;
}

/** Shows how long the code is still valid. */
export function CodeClock({ leftMs }: { readonly leftMs: number }): ReactNode {
  const {
    props: { language },
  } = useView();
  const time = unitsLeft(leftMs, 2)
    .map(({ text }) => text)
    .join(':');
  return (
    <span className="bkv-code-ends" role="timer" translate="no">
      {fillMessage(EXTRA_TEXTS[language].ends, { time: `\u2068${time}\u2069` })}
    </span>
  );
}

/** Says that a code is being requested, or that it did not arrive. */
export function CodeComing(): ReactNode {
  const {
    props: { language, drawError, onEvent },
  } = useView();
  const texts = EXTRA_TEXTS[language];
  if (drawError === undefined) return <span role="status">{texts.coming}</span>;
  return (
    <>
      <span role="alert">{texts.error}</span>
      <button type="button" className="bkv-copy" onClick={() => onEvent({ name: 'COUPON_WANTED' })}>
        {texts.again}
      </button>
    </>
  );
}

/** Says that no code is left, because the text around the block may mention a code. */
export function NoCode(): ReactNode {
  const {
    props: { language },
  } = useView();
  return <span role="status">{EXTRA_TEXTS[language].none}</span>;
}
