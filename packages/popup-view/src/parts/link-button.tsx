import type { MouseEvent, ReactNode } from 'react';
import type { BlockSource } from '../template/to-elements.tsx';
import { opensElsewhere } from './opens-elsewhere.ts';
import { useView } from '../view-context.ts';

/**
 * A link that reports its click. The runner navigates, because it may have to send a conversion
 * first. Without an address it is a button whose click only counts. With a modifier key or the
 * middle button, the browser opens the address itself, and the click only counts, too.
 */
export function LinkButton({ source }: { readonly source: BlockSource }): ReactNode {
  const {
    messages,
    props: { onEvent },
  } = useView();
  const { props, children, text, data } = source;
  const href = typeof props['href'] === 'string' ? props['href'] : '';
  const newTab = data('target') === 'new-tab';

  function handleClick(event: MouseEvent): void {
    const isOpened = href !== '' && opensElsewhere(event);
    if (isOpened === undefined) return;
    if (!isOpened) event.preventDefault();
    onEvent({
      name: 'LINK_CLICKED',
      href,
      isOpened,
      newTab,
      buttonText: text,
      isConversion: data('conversion') !== 'false',
      closes: (data('closes') ?? 'false') !== 'false',
    });
  }

  if (href === '')
    return (
      <button {...props} type="button" onClick={handleClick}>
        {children}
      </button>
    );
  return (
    <a
      {...props}
      href={href}
      {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })}
      onClick={handleClick}
      onAuxClick={handleClick}
    >
      {children}
      {newTab && <span className="bk-unseen"> ({messages.newTab})</span>}
    </a>
  );
}
