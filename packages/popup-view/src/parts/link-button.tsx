import type { MouseEvent, ReactNode } from 'react';
import type { BlockSource } from '../template/to-elements.tsx';
import { useView } from '../view-context.ts';

/**
 * A link that reports its click. The runner navigates, because it may have to send a conversion
 * first. Without an address it is a button whose click only counts. If a modifier key is pressed,
 * or for the middle button, the browser handles the click.
 */
export function LinkButton({ source }: { readonly source: BlockSource }): ReactNode {
  const {
    messages,
    props: { onEvent },
  } = useView();
  const { props, children, text, data } = source;
  const href = typeof props['href'] === 'string' ? props['href'] : '';
  const newTab = data('target') === 'new-tab';

  function report(): void {
    onEvent({
      name: 'LINK_CLICKED',
      href,
      newTab,
      buttonText: text,
      isConversion: data('conversion') !== 'false',
      closes: (data('closes') ?? 'false') !== 'false',
    });
  }
  function handleClick(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    report();
  }

  if (href === '')
    return (
      <button {...props} type="button" onClick={report}>
        {children}
      </button>
    );
  return (
    <a
      {...props}
      href={href}
      {...(newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      onClick={handleClick}
    >
      {children}
      {newTab && <span className="bk-unseen"> ({messages.newTab})</span>}
    </a>
  );
}
