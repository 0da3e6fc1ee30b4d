/** The start of the keys under which local storage keeps reports; the time of the choice follows. */
export const UNSENT = 'cmplz_unsent_';
