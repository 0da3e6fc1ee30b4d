/** The names of all settings, in the order of the table in README.md. */
export const SETTING_NAMES = [
  'PORT',
  'HOST',
  'DATA_DIR',
  'PUBLIC_URL',
  'DATABASE_URL',
  'SEED_DEMO',
  'OPEN_SIGN_UP',
  'LOG_LEVEL',
  'SMTP_URL',
  'MAIL_FROM',
  'ALLOW_PRIVATE_WEBHOOKS',
  'ALLOW_PRIVATE_SCANS',
  'BECKON_CHROMIUM',
  'TRUSTED_PROXIES',
  'LIMIT_CALLS',
];

/** Short names resemble those of other programs too often. */
const SHORTEST_NAME = 7;
const LONG_NAME = 12;
const TYPOS = { short: 1, long: 3 } as const;

/**
 * A line for each variable that resembles a setting which is not set. With a typo in `PUBLIC_URL`
 * or `SEED_DEMO`, for example, the server would start as if it were on its owner's own machine. It
 * is only a warning, because the variable may belong to another program.
 */
export function misspeltSettings(
  environment: Readonly<Record<string, string | undefined>>,
): readonly string[] {
  const missing = SETTING_NAMES.filter((name) => !environment[name]);
  return Object.keys(environment)
    .filter((name) => !SETTING_NAMES.includes(name))
    .flatMap((name) => {
      const meant = missing.find((setting) => resembles(letters(name), letters(setting)));
      return meant === undefined
        ? []
        : [`${name} is not a setting of Beckon and is ignored. Did you mean ${meant}?`];
    });
}

const letters = (name: string): string => name.toUpperCase().replaceAll(/[^A-Z\d]/g, '');

function resembles(name: string, setting: string): boolean {
  const typos = setting.length < LONG_NAME ? TYPOS.short : TYPOS.long;
  if (setting.length < SHORTEST_NAME || Math.abs(name.length - setting.length) > typos)
    return false;
  return hasSwapped(name, setting) || countTypos(name, setting) <= typos;
}

/** Whether two neighbouring letters are swapped, and nothing else. */
function hasSwapped(name: string, setting: string): boolean {
  const at = name.split('').findIndex((letter, index) => letter !== setting[index]);
  const swapped = `${name.charAt(at + 1)}${name.charAt(at)}`;
  return at >= 0 && `${name.slice(0, at)}${swapped}${name.slice(at + 2)}` === setting;
}

/** How many letters must be inserted, removed or replaced to get from one name to the other. */
function countTypos(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [above, letter] of from.split('').entries()) {
    const next = [above + 1];
    for (let index = 0; index < to.length; index += 1) {
      const replaced = (row[index] ?? 0) + (to[index] === letter ? 0 : 1);
      next.push(Math.min(replaced, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
