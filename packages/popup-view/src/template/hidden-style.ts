/** The name that style attributes have while markup is parsed. */
export const HIDDEN_STYLE = 'data-bk-style';
