/** A small single-page site: history routes below /demos/spa/, drawn without a reload. */
const BASE = '/demos/spa/';

const RECIPES = [
  {
    id: 'lemon-orzo',
    title: 'Lemon orzo with burnt leeks',
    minutes: 25,
    text: 'Char the leeks until you worry about them. Orzo, lemon, a fistful of dill, more butter than seems right.',
  },
  {
    id: 'tomato-eggs',
    title: 'Eggs in tomatoes and cumin',
    minutes: 20,
    text: 'Tomatoes down to a jam, six eggs, lid on for four minutes. Bread is not optional.',
  },
  {
    id: 'miso-beans',
    title: 'Butter beans in miso broth',
    minutes: 15,
    text: 'Two tins, one spoon of white miso, greens wilted at the end. Better on the second day.',
  },
  {
    id: 'plum-tart',
    title: 'Thursday plum tart',
    minutes: 50,
    text: 'Rough pastry, halved plums, brown sugar. It slumps. Let it.',
  },
];

function element(name, text, attributes = {}) {
  const made = document.createElement(name);
  made.textContent = text;
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

function card(recipe) {
  const article = element('article', '');
  article.append(
    element('a', recipe.title, { href: `recipe/${recipe.id}`, 'data-route': '' }),
    element('p', `${recipe.minutes} minutes`),
  );
  return article;
}

function draw(...parts) {
  const view = document.getElementById('view');
  view.replaceChildren(...parts);
}

const ROUTES = [
  [
    /^$/,
    () =>
      draw(
        element('h1', 'What to cook tonight'),
        element('p', 'Four suppers from what is in the cupboard already.', { class: 'lead' }),
        ...RECIPES.slice(0, 2).map(card),
      ),
  ],
  [/^list$/, () => draw(element('h1', 'All recipes'), ...RECIPES.map(card))],
  [
    /^about$/,
    () =>
      draw(
        element('h1', 'About Larder'),
        element('p', 'A page that changes its address without loading again, as many sites do.', {
          class: 'lead',
        }),
      ),
  ],
  [
    /^recipe\/([a-z-]+)$/,
    (id) => {
      const recipe = RECIPES.find((known) => known.id === id);
      if (!recipe) return notFound();
      return draw(
        element('h1', recipe.title),
        element('p', `${recipe.minutes} minutes`, { class: 'time' }),
        element('p', recipe.text, { class: 'lead' }),
        element('a', 'All recipes', { href: 'list', 'data-route': '' }),
      );
    },
  ],
];

function notFound() {
  draw(element('h1', 'Not in the larder'), element('p', 'There is no page at this address.'));
}

function show() {
  const path = location.pathname.startsWith(BASE)
    ? location.pathname.slice(BASE.length).replace(/\/$/, '').replace('index.html', '')
    : '';
  const route = ROUTES.find(([pattern]) => pattern.test(path));
  if (!route) return notFound();
  return route[1](route[0].exec(path)?.[1]);
}

document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a[data-route]') : null;
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  history.pushState({}, '', link.href);
  show();
  document.getElementById('view').focus();
});
addEventListener('popstate', show);
show();
