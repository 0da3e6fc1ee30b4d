const TOKENS = ['--bk-accent', '--bk-on-accent', '--bk-font', '--bk-radius-button'] as const;

/**
 * The popup's colours, font and corners as custom properties, from the theme in its template html.
 * Empty if there are none.
 */
export function teaserLook(template: string | undefined): Readonly<Record<string, string>> {
  if (template === undefined) return {};
  const look = Object.fromEntries(
    TOKENS.flatMap((token) => {
      const value = template.match(new RegExp(`.*${token}:([^;}<]+)`, 's'))?.[1];
      return value === undefined ? [] : [[token, value] as const];
    }),
  );
  // Colours are used only in pairs, because text in the theme's colour could be unreadable on our
  // background.
  return look['--bk-accent'] && look['--bk-on-accent'] ? look : {};
}
