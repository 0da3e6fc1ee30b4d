/** The name that style attributes bear while markup is parsed. */
export const HIDDEN_STYLE = 'data-bk-style';
