import { useEffect, useId, type MouseEvent, type ReactNode } from 'react';
import { chunkOf, useLazy } from '../lazy/use-lazy.ts';
import { MESSENGER_TEXTS } from '@beckon/languages/messenger';
import { opensElsewhere } from '../parts/opens-elsewhere.ts';
import type { BlockSource } from '../template/to-elements.tsx';
import { useView } from '../view-context.ts';

/**
 * A slot for a messenger's plugin. The messenger's script finds only elements of the page itself,
 * so the plugin is in the light DOM. docs/behaviour/popup-parts.md#messengers.
 */
export function SocialSlot({
  source: { data, props: shown },
}: {
  readonly source: BlockSource;
}): ReactNode {
  const {
    shadow,
    props: { ports, popup, language, onEvent },
    messages,
  } = useView();
  const slotName = `social-${popup.id}-${useId().replace(/\W/g, '')}`;
  const plugin = data('plugin') === 'send-to-messenger' ? 'send-to-messenger' : 'chat';
  const page = (data('page') ?? '').trim();
  const chat = chunkOf(useLazy(page !== '', () => ports.loadPart('chat')));
  useEffect(
    () => chat?.fillSlot(shadow.host, slotName, { plugin, page, language }),
    [chat, shadow, slotName, plugin, page, language],
  );
  if (page === '') return null;
  const href = `https://m.me/${encodeURIComponent(page)}`;
  const words = MESSENGER_TEXTS[language][plugin];

  function report(event: MouseEvent): void {
    const isOpened = opensElsewhere(event);
    if (isOpened === undefined) return;
    if (!isOpened) event.preventDefault();
    onEvent({
      name: 'LINK_CLICKED',
      href,
      isOpened,
      newTab: true,
      buttonText: words,
      isConversion: true,
      closes: false,
    });
  }
  return (
    <div {...shown}>
      <slot name={slotName}>
        <a
          className="bkv-messenger"
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          onClick={report}
          onAuxClick={report}
        >
          {words}
          <span className="bk-unseen"> ({messages.newTab})</span>
        </a>
      </slot>
    </div>
  );
}
