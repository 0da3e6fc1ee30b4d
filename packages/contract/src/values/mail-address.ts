/**
 * A mail address, as far as it can be checked without writing to it. A pattern for schemas, over
 * the whole text.
 */
export const MAIL_ADDRESS_PATTERN = '^[^\\s@<>,;"]+@[^\\s@<>,;"]+$';
