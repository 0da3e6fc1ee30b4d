import { expect, it, vi } from 'vitest';
import { createShadowNotices } from './shadow-notices.ts';
import { body, find } from './testing/a-page.ts';

it('notices in a shadow root keep their styles when a component writes its html again', () => {
  body('<div></div>');
  const root = find('div').attachShadow({ mode: 'open' });
  const listenIn = vi.fn();
  const prepare = createShadowNotices({ document, address: 'https://us.test/a.css', listenIn });
  for (let time = 0; time < 3; time += 1) {
    prepare(root);
    expect(root.querySelectorAll('link[href="https://us.test/a.css"]')).toHaveLength(1);
    if (time > 0) root.innerHTML = '<p>new</p>';
  }
  expect(listenIn).toHaveBeenCalledExactlyOnceWith(root);
});
