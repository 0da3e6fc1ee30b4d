/** An element with properties and children; text comes as text, never as markup. */
export function element(name, properties = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (key.startsWith('on')) made.addEventListener(key.slice(2), value);
    else if (typeof value === 'boolean') made.toggleAttribute(key, value);
    else made.setAttribute(key, String(value));
  }
  made.append(...children);
  return made;
}

const MONEY = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });

/** Cents as the shop writes them: €24.00. */
export function money(cents) {
  return MONEY.format(cents / 100);
}

/** A cookie of the demo; empty where there is none. */
export function cookie(name) {
  const pair = document.cookie.split('; ').find((text) => text.startsWith(`${name}=`));
  return pair === undefined ? '' : pair.slice(name.length + 1);
}

/** Wix asks for its member at the top of the site, so these hold for all of it. */
export function setCookie(name, value) {
  const age = value === '' ? '; Max-Age=0' : '';
  document.cookie = `${name}=${value}; Path=/; SameSite=Lax${age}`;
}
