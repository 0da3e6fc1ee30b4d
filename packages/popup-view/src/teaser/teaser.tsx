import { directionOf } from '@beckon/contract/values';
import type { TeaserSettings } from '@beckon/contract/settings';
import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react';
import { useWindowSize } from '../layout/use-window-size.ts';
import { fillMessage, messagesFor } from '../messages/messages-for.ts';
import type { TeaserViewProps } from '../view-contract.ts';
import { ATTENTION_EVERY_MS, ATTENTION_LASTS_MS } from '../view-timings.ts';
import { stackTab } from './stack-tabs.ts';
import { teaserLook } from './teaser-look.ts';
import { useOpener } from './use-opener.ts';

const DEFAULTS: TeaserSettings = {
  showMode: 'after_close',
  label: '',
  side: 'right',
  animated: false,
  closeDelayMs: 1500,
};

/**
 * The tab that opens a popup again. While the popup is open it is `popup-loaded`: hidden, unless it
 * always stays visible. When it is closed, it reports that at once and fades; the runner removes it
 * after the popup's delay. docs/behaviour/teaser.md.
 */
export function Teaser({
  popup,
  template,
  state,
  language,
  isOver,
  onEvent,
}: TeaserViewProps): ReactNode {
  const { showMode, label, side, animated, closeDelayMs } = popup.teaser ?? DEFAULTS;
  const messages = messagesFor(language);
  const [isLeaving, setLeaving] = useState(false);
  const isCalling = useAttention(animated && state === 'tab' && !isLeaving);
  const isHidden = state === 'behind-popup' && showMode !== 'always';
  const text = label || popup.name;
  const look = useMemo(() => teaserLook(template), [template]);
  const { margin } = useWindowSize(window);
  const tab = useRef<HTMLDivElement>(null);
  useEffect(() => (tab.current === null ? undefined : stackTab(tab.current)), []);
  const button = useRef<HTMLButtonElement>(null);
  const press = useOpener(button, state);
  useReturn(() => {
    if (isOver?.()) onEvent({ name: 'POPUP_UNAVAILABLE' });
  });

  function handleClose(): void {
    if (isLeaving) return;
    setLeaving(true);
    onEvent({ name: 'TEASER_CLOSE_ASKED' });
  }

  return (
    <div
      ref={tab}
      className="bkv-teaser"
      hidden={isHidden}
      dir={directionOf(language)}
      lang={language}
      data-side={side}
      data-state={state === 'behind-popup' ? 'popup-loaded' : 'tab'}
      data-leaving={isLeaving}
      data-attention={isCalling}
      style={{ ...look, margin, transitionDuration: `${closeDelayMs}ms` }}
    >
      <button
        type="button"
        ref={button}
        className="bkv-teaser-open"
        aria-label={fillMessage(messages.openPopup, { name: text })}
        onClick={() => {
          press();
          onEvent({ name: 'TEASER_CLICKED' });
        }}
      >
        {text}
      </button>
      <CloseTab label={messages.closeTeaser} onPress={handleClose} />
    </div>
  );
}

interface CloseTabProps {
  readonly label: string;
  readonly onPress: () => void;
}

function CloseTab({ label, onPress }: CloseTabProps): ReactNode {
  return (
    <button type="button" className="bkv-teaser-close" aria-label={label} onClick={onPress}>
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
        <path d="M7 7l10 10M17 7L7 17" />
      </svg>
    </button>
  );
}

/** Calls the function when the visitor comes back to this tab of the browser. */
function useReturn(onReturn: () => void): void {
  const look = useEffectEvent(onReturn);
  useEffect(() => {
    const handleVisibility = (): void => {
      if (!document.hidden) look();
    };
    document.addEventListener('visibilitychange', handleVisibility);
    return () => document.removeEventListener('visibilitychange', handleVisibility);
  }, []);
}

/** Returns true for a second, every three seconds. */
function useAttention(isOn: boolean): boolean {
  const [isCalling, setCalling] = useState(false);
  useEffect(() => {
    if (!isOn) return undefined;
    let calm: ReturnType<typeof setTimeout> | undefined;
    const call = setInterval(() => {
      setCalling(true);
      calm = setTimeout(() => setCalling(false), ATTENTION_LASTS_MS);
    }, ATTENTION_EVERY_MS);
    return () => {
      clearInterval(call);
      clearTimeout(calm);
      setCalling(false);
    };
  }, [isOn]);
  return isCalling;
}
