/** The server refuses shorter passwords; its schemas do not ship to the browser. */
export const PASSWORD_MIN_LENGTH = 10;
