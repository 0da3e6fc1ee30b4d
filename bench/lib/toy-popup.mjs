import { h, render } from 'preact';

/**
 * A lightbox with a form, as a tutorial of the framework would build it: no calls, rules or
 * templates.
 */
function Toy() {
  return h('div', { id: 'toy', style: BACKDROP }, [
    h('form', { style: BOX, role: 'dialog', 'aria-label': 'Letter' }, [
      h('h2', null, 'Be the first to know'),
      h('label', null, ['E-mail', h('input', { type: 'email', required: true })]),
      h('button', null, 'Send'),
      h('button', { type: 'button', 'aria-label': 'Close' }, '×'),
    ]),
  ]);
}

const BACKDROP = 'position:fixed;inset:0;background:#0008;display:grid;place-items:center';
const BOX = 'background:#fff;padding:2rem;border-radius:1rem;width:20rem';

const root = document.createElement('div');
document.body.append(root);
render(h(Toy), root);
