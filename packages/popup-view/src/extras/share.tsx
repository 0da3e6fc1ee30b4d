import { addressToOpen } from '@beckon/contract/address';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { EXTRA_TEXTS } from '@beckon/languages/extras';
import type { BlockSource } from '../template/to-elements.tsx';
import { useView } from '../view-context.ts';
import { copyText } from './copy-text.ts';

/**
 * Ways to share. Links work by themselves; this handles the buttons for the clipboard and for the
 * system's own sheet. docs/behaviour/popup-parts.md#sharing-and-following.
 */
export function Share({
  source: { data, props, children },
}: {
  readonly source: BlockSource;
}): ReactNode {
  const {
    props: { language, pageUrl, onEvent },
  } = useView();
  const [said, setSaid] = useState('');

  async function share({ target }: MouseEvent): Promise<void> {
    const button = isElement(target) && target.closest<HTMLElement>('[data-share]');
    if (!button) return;
    const url = addressToOpen(data('href') ?? '{conversion_url}', { pageUrl, prefix: '//' }) ?? '';
    const isCopied = button.dataset['share'] === 'copy';
    try {
      if (!isCopied) await navigator.share({ url });
      else if (!(await copyText(url, button))) {
        setSaid(url);
        return;
      }
    } catch {
      // The visitor closed the system's sheet without sharing.
      return;
    }
    if (isCopied) setSaid(EXTRA_TEXTS[language].copied);
    onEvent({
      name: 'LINK_CLICKED',
      href: '',
      newTab: false,
      buttonText: button.textContent,
      isConversion: data('conversion') !== 'false',
      closes: false,
    });
  }

  return (
    <div
      {...props}
      data-sheet={'share' in navigator ? '' : undefined}
      onClick={(event) => void share(event)}
    >
      {children}
      <span role="status">{said}</span>
    </div>
  );
}

/** Checks the property, not the class, because in a preview the element has another window. */
function isElement(target: EventTarget): target is Element {
  return 'closest' in target;
}
