import { describe, expect, it } from 'vitest';
import { heldPage } from './testing/held-page.ts';

const { allow } = heldPage();

const PIXEL = '<p>Shop<img src="https://ads.test/pixel.png"></p>';
const src = (tree: ParentNode) => tree.querySelector('img')?.getAttribute('src');

/** An element of the name with the html that a script gave it. */
const filled = (name: string, html: string): Element => {
  const element = document.createElement(name);
  element.innerHTML = html;
  return element;
};

describe('html that a script inserts', () => {
  it('a picture in inserted html waits before the browser can request it', () => {
    const box = filled('div', PIXEL);
    expect(src(box)).toBeNull();
    box.replaceChildren();
    box.insertAdjacentHTML('beforeend', PIXEL);
    expect(src(box)).toBeNull();
    expect(box.querySelector('img')?.dataset['srcCmplz']).toBe('https://ads.test/pixel.png');
  });

  it('a picture that is a button waits, too', () => {
    const box = filled('form', '<input type="image" src="https://ads.test/buy.png">');
    expect(box.querySelector('input')?.hasAttribute('src')).toBe(false);
  });

  it('a picture in html of a shadow root waits, too', () => {
    const root = document.createElement('div').attachShadow({ mode: 'open' });
    root.innerHTML = PIXEL;
    expect(src(root)).toBeNull();
    expect(root.querySelector('p')?.textContent).toBe('Shop');
  });

  it('inserted html with consent is what the page passed', () => {
    allow();
    expect(src(filled('div', PIXEL))).toBe('https://ads.test/pixel.png');
  });

  it('inserted html without content of a known service is what the page passed, to the letter', () => {
    // Html that was parsed and written again lacks one of the two first lines.
    const html = '<pre>\n\nOurs</pre><img src="/own.png"><a href="https://ads.test/">ads</a>';
    const box = filled('div', html);
    expect(box.textContent).toBe('\nOursads');
    box.insertAdjacentHTML('afterbegin', html);
    expect(box.textContent).toBe('\nOursads\nOursads');
    expect(src(box)).toBe('/own.png');
  });
});

describe('html that a script gives to an element in which it means something else', () => {
  it.each(['script', 'style', 'textarea', 'title', 'xmp', 'iframe', 'noembed', 'noframes'])(
    'a text with a pixel is what the page passed: %s',
    (name) => {
      const text = `if (a && b) "<img src='https://ads.test/pixel.png'>"`;
      expect(filled(name, text).textContent).toBe(text);
    },
  );

  it('what is for browsers without scripts is left as it is', () => {
    expect(filled('noscript', PIXEL).innerHTML).toBe(PIXEL);
  });

  it('a text for browsers without scripts inside of other html is left as it is', () => {
    const html = '<noscript><img src="https://ads.test/pixel.png"></noscript>';
    expect(filled('div', html).innerHTML).toBe(html);
  });

  it.each(['audio', 'video'])('a picture in a player waits: %s', (name) => {
    expect(src(filled(name, PIXEL))).toBeNull();
  });

  it('html beside the head and the body waits', () => {
    const { documentElement, head, body } = document.implementation.createHTMLDocument();
    documentElement.insertAdjacentHTML('beforeend', PIXEL);
    head.insertAdjacentHTML('afterend', PIXEL);
    body.insertAdjacentHTML('beforebegin', PIXEL);
    body.insertAdjacentHTML('afterend', PIXEL);
    expect(documentElement.querySelectorAll('img')).toHaveLength(4);
    expect(documentElement.querySelectorAll('img[src]')).toHaveLength(0);
  });

  it('what is in a template is left as it is, because it loads nothing', () => {
    const template = document.createElement('template');
    template.innerHTML = PIXEL;
    expect(src(template.content)).toBe('https://ads.test/pixel.png');
  });

  it.each(['head', 'body'])('html of a whole page keeps its %s', (name) => {
    const page = document.implementation.createHTMLDocument();
    page.documentElement.innerHTML = `<head class="a"></head><body class="a">${PIXEL}</body>`;
    expect(page.querySelector(name)?.className).toBe('a');
  });

  it.each([
    ['tbody', `<tr><td>${PIXEL}</td></tr>`, 'tr>td>p>img'],
    ['tr', `<td>${PIXEL}</td>`, 'td>p>img'],
  ])('rows and cells of a table stay what they are: %s', (name, html, selector) => {
    const picture = filled(name, html).querySelector(selector);
    expect(picture?.hasAttribute('src')).toBe(false);
  });

  it('html before and after an element is of its parent', () => {
    const rows = filled('tbody', '<tr><td>1</td></tr>');
    const [row] = rows.children;
    row?.insertAdjacentHTML('beforebegin', `<tr><td>${PIXEL}</td></tr>`);
    row?.insertAdjacentHTML('afterend', `<tr><td>${PIXEL}</td></tr>`);
    row?.insertAdjacentHTML('beforeend', `<td>${PIXEL}</td>`);
    expect(rows.querySelectorAll('tbody>tr:not(:nth-child(2))>td>p>img:not([src])')).toHaveLength(
      2,
    );
    expect(rows.querySelectorAll('tr:nth-child(2)>td+td>p>img:not([src])')).toHaveLength(1);
  });

  it('shapes in svg stay shapes', () => {
    const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    picture.innerHTML = `<circle r="1"/><foreignObject>${PIXEL}</foreignObject>`;
    expect(picture.firstElementChild?.namespaceURI).toBe(picture.namespaceURI);
    expect(src(picture)).toBeNull();
  });
});
