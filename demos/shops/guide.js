import { cookie, element, setCookie } from './element.js';

/** The popups that can be tried here. The server creates them with the demo data. */
const TRIES = [
  ['added', 'Put any piece into the cart.', 'Pieces that go with it'],
  ['removed', 'Take a piece out, on the cart page.', 'A code to change your mind'],
  ['changed', 'Change the cart in any way.', 'A code'],
  ['mug', 'Put the Harbour mug into the cart. Other pieces open nothing.', 'A code for the mug'],
  ['three', 'Bring the cart to exactly 3 pieces.', 'A code'],
  ['more', 'Bring the cart to more than 2 pieces.', 'A code'],
  ['sixty', 'Bring the cart to €60 or more.', 'A code, and the bar says that shipping is free'],
  [
    'leave',
    'Have €50 or more in the cart, and leave the page at the top.',
    'A code; none after you emptied the cart',
  ],
  ['in-cart', 'Have something in the cart, open any page, wait 2 seconds.', 'What is in the cart'],
];
const RECENT = [
  'recent',
  'Look at four pieces, then wait 2 seconds.',
  'The last three, newest first',
];

function choose(key) {
  setCookie('demo-try', key);
  location.reload();
}

function row([key, todo, shows]) {
  const isChosen = cookie('demo-try') === key;
  return element(
    'tr',
    isChosen ? { class: 'chosen' } : {},
    element('td', {}, todo),
    element('td', {}, shows),
    element(
      'td',
      {},
      element(
        'button',
        { type: 'button', 'data-try': key, onclick: () => choose(isChosen ? '' : key) },
        isChosen ? 'Stop' : 'Try',
      ),
    ),
  );
}

function switchBox(name, value, words) {
  return element(
    'label',
    {},
    element('input', {
      type: 'checkbox',
      name,
      checked: cookie(name) === value,
      onchange: (event) => {
        setCookie(name, event.target.checked ? value : '');
        if (name !== 'demo-consent' || event.target.checked) location.reload();
      },
    }),
    ` ${words}`,
  );
}

/** A choice of ways in which the theme adds a product to the cart, for platforms with several. */
function waysOf(ways) {
  const chosen = cookie('demo-way');
  return element(
    'label',
    {},
    'The theme adds ',
    element(
      'select',
      { name: 'demo-way', onchange: (event) => setCookie('demo-way', event.target.value) },
      ...Object.entries(ways).map(([value, words]) =>
        element('option', { value, selected: chosen === value }, words),
      ),
    ),
  );
}

/** Simulates a platform that loads long after our script: it loads when this button is pressed. */
function lateParts({ title, holdsBack }) {
  if (!holdsBack) return [];
  const box = switchBox('demo-analytics', 'held', `Hold ${title}’s analytics back`);
  if (cookie('demo-analytics') !== 'held') return [box];
  const come = (event) => {
    event.target.disabled = true;
    holdsBack();
  };
  return [box, element('button', { type: 'button', onclick: come }, 'Let them come now')];
}

/** The part of each page that explains what can be tried, and how. */
export function guide(shop) {
  const tries = shop.keepsRecent ? [...TRIES, RECENT] : TRIES;
  return element(
    'section',
    { id: 'guide', class: 'guide' },
    element('h2', {}, `What you can try in this ${shop.title} shop`),
    element(
      'p',
      {},
      `The bar counts down to free shipping, live. Choose one popup more, then do what its line says. ${shop.note} The code is TIDE10.`,
    ),
    element(
      'div',
      { class: 'scrolls', tabindex: 0, role: 'region', 'aria-label': 'Popups to try' },
      element(
        'table',
        {},
        element(
          'thead',
          {},
          element(
            'tr',
            {},
            element('th', {}, 'Do this'),
            element('th', {}, 'The popup shows'),
            element('th', {}, ''),
          ),
        ),
        element('tbody', {}, ...tries.map(row)),
      ),
    ),
    element(
      'div',
      { class: 'switches' },
      ...(shop.ways ? [waysOf(shop.ways)] : []),
      switchBox('demo-member', 'customer7', 'Signed in as a customer'),
      ...(shop.asksConsent ? [switchBox('demo-consent', 'withheld', 'Consent withheld')] : []),
      ...lateParts(shop),
    ),
  );
}
