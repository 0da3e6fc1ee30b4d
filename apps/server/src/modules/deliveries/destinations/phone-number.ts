const INTERNATIONAL = /^\+[1-9]\d{6,14}$/;

/** A phone number without blanks and signs between its digits. */
export function bareNumber(number: string): string {
  return number.replaceAll(/[\s().-]/g, '');
}

/** Whether a bare number begins with a plus sign and the code of a country. */
export function isInternational(bare: string): boolean {
  return INTERNATIONAL.test(bare);
}
