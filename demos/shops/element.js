/** Creates an element with properties and children. A string becomes text, never markup. */
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

/** Formats an amount in cents: €24.00. */
export function money(cents) {
  return MONEY.format(cents / 100);
}

/** The value of a cookie of the demo; empty if it is missing. */
export function cookie(name) {
  const pair = document.cookie.split('; ').find((text) => text.startsWith(`${name}=`));
  return pair === undefined ? '' : pair.slice(name.length + 1);
}

/**
 * Sets a cookie for the whole site, because the Wix demo asks for its member at the root of the
 * site. An empty value deletes it.
 */
export function setCookie(name, value) {
  const age = value === '' ? '; Max-Age=0' : '';
  document.cookie = `${name}=${value}; Path=/; SameSite=Lax${age}`;
}
