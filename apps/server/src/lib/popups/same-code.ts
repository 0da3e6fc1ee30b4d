/**
 * The form in which codes are compared: shops take `SPRING-A1` and `spring-a1` for one code. Only
 * Latin letters without accents, as the databases do it. Codes are kept and given as they were
 * typed.
 */
export function comparedCode(code: string): string {
  return code.replaceAll(/[A-Z]/gu, (letter) => letter.toLowerCase());
}
