import { useEffect, useState, type MouseEvent, type ReactNode } from 'react';
import { fillMessage } from '../messages/messages-for.ts';
import { fillPlaceholders } from '../template/fill-placeholders.ts';
import type { BlockSource } from '../template/to-elements.tsx';
import { useView, type View } from '../view-context.ts';
import { COPIED_STAYS_MS, COPIED_TOOLTIP_MS } from '../view-timings.ts';
import { copyText } from './copy-text.ts';

/** A coupon code with a button that copies it, says so, and half a second later shows it in a tooltip too. Interaction spec §7.1. */
export function Coupon({ source }: { readonly source: BlockSource }): ReactNode {
  const view = useView();
  const { messages, props: { onEvent } } = view;
  const code = couponCode(source, view);
  const [copies, setCopies] = useState(0);
  const state = useCopiedState(copies);
  const label = state === 'idle' ? messages.copy : messages.copied;

  function handleCopy(event: MouseEvent<HTMLButtonElement>): void {
    const buttonText = messages.copy;
    void copyText(code, event.currentTarget).then((isCopied) => {
      if (!isCopied) return;
      setCopies((count) => count + 1);
      onEvent({ name: 'COUPON_COPIED', code, buttonText });
    });
  }

  if (code === '') return null;
  return (
    <div {...source.props}>
      <code dir="ltr">{code}</code>
      <span className="bkv-copy-place">
        <button type="button" className="bkv-copy" data-state={state} aria-label={state === 'idle' ? fillMessage(messages.copyCode, { code }) : undefined} onClick={handleCopy}>
          {label}
        </button>
        {state === 'told' && <span role="tooltip" className="bkv-tip">{messages.copied}</span>}
      </span>
      <span role="status" className="bk-unseen">{state === 'idle' ? '' : messages.copied}</span>
    </div>
  );
}

/** A unique code comes with the popup or the prize; a fixed one stands in the template. */
function couponCode({ data }: BlockSource, { props: { popup, prize, tags } }: View): string {
  const own = fillPlaceholders(data('code') ?? '', tags);
  const isUnique = data('coupon-type') === 'unique';
  const handedOut = prize?.code || popup.coupon?.code || '';
  return isUnique || own === '' ? handedOut || own : own;
}

function useCopiedState(copies: number): 'idle' | 'copied' | 'told' {
  const [state, setState] = useState<'idle' | 'copied' | 'told'>('idle');
  useEffect(() => {
    if (copies === 0) return undefined;
    setState('copied');
    const tell = setTimeout(() => setState('told'), COPIED_TOOLTIP_MS);
    const calm = setTimeout(() => setState('idle'), COPIED_STAYS_MS);
    return () => {
      clearTimeout(tell);
      clearTimeout(calm);
    };
  }, [copies]);
  return state;
}
