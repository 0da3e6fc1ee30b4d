/**
 * A pattern for schemas. It matches a complete mail address, as far as that can be checked without
 * sending a mail to it.
 */
export const MAIL_ADDRESS_PATTERN = '^[^\\s@<>,;"]+@[^\\s@<>,;"]+$';
