/** The oldest browsers that popups support (README): their styles are not rewritten for older ones. */
export const CSS_BROWSERS = ['chrome111', 'edge111', 'firefox114', 'safari16.4', 'ios16.4'];
