/**
 * The element around a held frame that is beside other content. The name is our own, so no style of
 * the page applies to it, and it may be in a paragraph.
 */
export const OWN_BOX = 'beckon-box';
