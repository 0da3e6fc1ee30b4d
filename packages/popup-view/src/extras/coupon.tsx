import { addressToOpen } from '@beckon/contract/address';
import { useEffect, useEffectEvent, useState, type MouseEvent, type ReactNode } from 'react';
import { EXTRA_TEXTS } from '@beckon/languages/extras';
import { fillMessage } from '../messages/messages-for.ts';
import { opensElsewhere } from '../parts/opens-elsewhere.ts';
import type { BlockSource } from '../template/to-elements.tsx';
import { useView } from '../view-context.ts';
import { COPIED_STAYS_MS, COPIED_TOOLTIP_MS } from '../view-timings.ts';
import { copyText } from './copy-text.ts';
import { couponCode } from './coupon-code.ts';
import { CodeClock, CodeComing, NoCode, useTimeLeft } from './coupon-notes.tsx';

/**
 * A coupon's code, and how long it is valid. An expired code is crossed out. If each visitor gets
 * their own code, this requests it.
 */
export function Coupon({ source }: { readonly source: BlockSource }): ReactNode {
  const view = useView();
  const {
    props: { prize, drawError, language, onEvent },
  } = view;
  const { code, isDrawn, endsAtMs } = couponCode(source, view);
  const leftMs = useTimeLeft(endsAtMs);
  // Once per block. The runner makes sure that only one code is requested.
  const want = useEffectEvent(() => onEvent({ name: 'COUPON_WANTED' }));
  useEffect(() => {
    if (isDrawn) want();
  }, [isDrawn]);

  if (leftMs === 0) {
    return (
      <div {...source.props} data-state="ended">
        {code !== '' && (
          <s>
            <code dir="ltr" translate="no">
              {code}
            </code>
          </s>
        )}
        <span role="status">{EXTRA_TEXTS[language].ended}</span>
      </div>
    );
  }
  if (code === '') {
    if (!isDrawn) return null;
    const isOver = prize !== undefined || drawError === 'over';
    return (
      <div {...source.props} data-state={isOver ? 'none' : undefined}>
        {isOver ? <NoCode /> : <CodeComing />}
      </div>
    );
  }
  return (
    <div {...source.props}>
      <code dir="ltr" translate="no">
        {code}
      </code>
      <CodeActions code={code} />
      {leftMs !== undefined && <CodeClock leftMs={leftMs} />}
    </div>
  );
}

/**
 * A button that copies the code and says so. Half a second later a tooltip says so too, or says how
 * to copy the code by hand. Also draws the link to the cart. docs/behaviour/popup-parts.md#coupon.
 */
function CodeActions({ code }: { readonly code: string }): ReactNode {
  const {
    props: { language, onEvent },
  } = useView();
  const texts = EXTRA_TEXTS[language];
  const [copies, setCopies] = useState(0);
  const [isRefused, setRefused] = useState(false);
  const state = useCopiedState(copies);
  const label = state === 'idle' ? texts.copy : texts.copied;

  function handleCopy(event: MouseEvent<HTMLButtonElement>): void {
    const buttonText = texts.copy;
    void copyText(code, event.currentTarget).then((isCopied) => {
      setRefused(!isCopied);
      if (!isCopied) return;
      setCopies((count) => count + 1);
      onEvent({ name: 'COUPON_COPIED', code, buttonText });
    });
  }

  return (
    <>
      <span className="bkv-copy-place">
        <button
          type="button"
          className="bkv-copy"
          data-state={state}
          aria-label={state === 'idle' ? fillMessage(texts.copyCode, { code }) : undefined}
          onClick={handleCopy}
        >
          {label}
        </button>
        {state === 'tooltip' && (
          <span role="tooltip" className="bkv-tip">
            {texts.copied}
          </span>
        )}
      </span>
      <ApplyLink code={code} isCounted={copies === 0} />
      <span role="status" className={isRefused ? 'bkv-code-note' : 'bk-unseen'}>
        {isRefused ? texts.refused : state === 'idle' ? '' : texts.copied}
      </span>
    </>
  );
}

/**
 * A link to the address of the shop that puts the code into the cart. A click counts as a
 * conversion with the code, unless copying already did.
 */
function ApplyLink({
  code,
  isCounted,
}: {
  readonly code: string;
  readonly isCounted: boolean;
}): ReactNode {
  const {
    props: {
      popup: { applyAddress },
      language,
      pageUrl,
      onEvent,
    },
  } = useView();
  const address =
    applyAddress === undefined
      ? undefined
      : addressToOpen(
          applyAddress.replaceAll('{code}', () => encodeURIComponent(code)),
          { pageUrl, prefix: '//' },
        );
  if (address === undefined) return null;
  const buttonText = EXTRA_TEXTS[language].apply;

  const handleClick = (event: MouseEvent): void => {
    const isOpened = opensElsewhere(event);
    if (isOpened === undefined) return;
    if (!isOpened) event.preventDefault();
    onEvent({
      name: 'LINK_CLICKED',
      href: address,
      isOpened,
      newTab: false,
      buttonText,
      isConversion: isCounted,
      closes: false,
      coupon: code,
    });
  };

  return (
    <a className="bkv-apply" href={address} onClick={handleClick} onAuxClick={handleClick}>
      {buttonText}
    </a>
  );
}

function useCopiedState(copies: number): 'idle' | 'copied' | 'tooltip' {
  const [shown, setShown] = useState<{
    readonly copies: number;
    readonly state: 'tooltip' | 'idle';
  }>();
  useEffect(() => {
    if (copies === 0) return undefined;
    const announce = setTimeout(() => setShown({ copies, state: 'tooltip' }), COPIED_TOOLTIP_MS);
    const calm = setTimeout(() => setShown({ copies, state: 'idle' }), COPIED_STAYS_MS);
    return () => {
      clearTimeout(announce);
      clearTimeout(calm);
    };
  }, [copies]);
  if (copies === 0) return 'idle';
  return shown?.copies === copies ? shown.state : 'copied';
}
