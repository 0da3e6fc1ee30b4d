/** Begins each screen of a template. docs/template-contract.md. */
const SCREEN = /<section[^>]*\sdata-screen="(\w+)"/;
const COUPON = /\sdata-block="coupon"/;

/**
 * Whether a template shows its coupon on the thank-you screen only: then the code is for those who
 * sent the form.
 */
export function couponFollowsForm(html: string): boolean {
  const screens = html
    .split(/(?=<section[^>]*\sdata-screen=")/)
    .filter((part) => COUPON.test(part))
    .map((part) => SCREEN.exec(part)?.[1]);
  return screens.length > 0 && screens.every((name) => name === 'thanks');
}
