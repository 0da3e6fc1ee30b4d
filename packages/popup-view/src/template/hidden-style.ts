/** The name of style attributes while markup is parsed. */
export const HIDDEN_STYLE = 'data-bk-style';
