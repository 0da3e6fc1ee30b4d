/** The cart of the demo shop in localStorage: a list of {id, title, price, quantity}. */
const CART_KEY = 'tern-and-tide-cart';

function readCart() {
  try {
    const kept = JSON.parse(localStorage.getItem(CART_KEY) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    // Storage may be blocked, or its value may be broken: then the cart is empty.
    return [];
  }
}

function keepCart(items) {
  try {
    localStorage.setItem(CART_KEY, JSON.stringify(items));
  } catch {
    // Without storage, the cart is lost when the page is left.
  }
  drawCount(items);
  document.dispatchEvent(new CustomEvent('cart:changed', { detail: { items } }));
}

function drawCount(items) {
  const count = items.reduce((sum, item) => sum + item.quantity, 0);
  for (const element of document.querySelectorAll('.cart-count'))
    element.textContent = String(count);
}

function addToCart({ id, title, price }) {
  const items = readCart();
  const known = items.find((item) => item.id === id);
  if (known) known.quantity += 1;
  else items.push({ id, title, price: Number(price), quantity: 1 });
  keepCart(items);
}

function cell(text) {
  const element = document.createElement('td');
  element.textContent = text;
  return element;
}

function removeButton(item) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Remove';
  button.setAttribute('aria-label', `Remove ${item.title}`);
  button.addEventListener('click', () => {
    keepCart(readCart().filter(({ id }) => id !== item.id));
    drawCart();
  });
  return button;
}

function drawCart() {
  const table = document.querySelector('.cart');
  if (!table) return;
  const items = readCart();
  table.hidden = items.length === 0;
  document.querySelector('.empty').hidden = items.length > 0;
  const rows = items.map((item) => {
    const row = document.createElement('tr');
    const last = cell('');
    last.append(removeButton(item));
    row.append(
      cell(item.title),
      cell(String(item.quantity)),
      cell(`${item.price * item.quantity} €`),
      last,
    );
    return row;
  });
  table.tBodies[0].replaceChildren(...rows);
  document.querySelector('.total').textContent =
    `${items.reduce((sum, item) => sum + item.price * item.quantity, 0)} €`;
}

document.addEventListener('click', (event) => {
  const button =
    event.target instanceof Element ? event.target.closest('[data-add-to-cart]') : null;
  if (!(button instanceof HTMLElement)) return;
  addToCart({
    id: button.dataset.addToCart,
    title: button.dataset.title,
    price: button.dataset.price,
  });
  const label = button.textContent;
  button.textContent = 'Added';
  button.setAttribute('aria-live', 'polite');
  setTimeout(() => {
    button.textContent = label;
  }, 1500);
});

drawCount(readCart());
drawCart();
