import { expect, it } from 'vitest';
import { messageAddress, profileAddress, shareAddress } from './addresses.ts';

it("a share link offers the page that the visitor is on, with the owner's words", () => {
  expect(shareAddress('whatsapp', '', 'Look & see')).toBe(
    'https://wa.me/?text=Look%20%26%20see%20{conversion_url}',
  );
  expect(shareAddress('email', '', '')).toBe('mailto:?subject=&body={conversion_url}');
  // A colon before the address makes sense in the body, but not at the end of the subject.
  expect(shareAddress('email', '', 'Look: see this:')).toBe(
    'mailto:?subject=Look%3A%20see%20this&body=Look%3A%20see%20this%3A%20{conversion_url}',
  );
});

it('a share link offers another page if the owner named one', () => {
  expect(shareAddress('facebook', ' https://shop.test/?a=1 ', 'Unused')).toBe(
    'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fshop.test%2F%3Fa%3D1',
  );
  expect(shareAddress('x', 'https://shop.test', 'Hi')).toBe(
    'https://x.com/intent/post?text=Hi&url=https%3A%2F%2Fshop.test',
  );
  expect(shareAddress('telegram', 'https://shop.test', 'Hi')).toBe(
    'https://t.me/share/url?url=https%3A%2F%2Fshop.test&text=Hi',
  );
});

it.each([
  ['instagram', '@corner.bakery', 'https://www.instagram.com/corner.bakery'],
  ['tiktok', 'corner', 'https://www.tiktok.com/@corner'],
  ['youtube', 'youtube.com/c/corner', 'https://youtube.com/c/corner'],
  ['x', 'https://x.com/corner', 'https://x.com/corner'],
  ['whatsapp', '+972 50-123-4567', 'https://wa.me/972501234567'],
  ['facebook', ' ', ''],
] as const)('the address of a %s account is made from “%s”', (network, account, address) =>
  expect(profileAddress(network, account)).toBe(address),
);

it.each([
  ['whatsapp', '00972 50 1234567', 'Hi!', 'https://wa.me/972501234567?text=Hi!'],
  ['whatsapp', 'https://wa.me/972501234567', '', 'https://wa.me/972501234567'],
  ['messenger', 'cornerbakery', 'Is it open?', 'https://m.me/cornerbakery?text=Is%20it%20open%3F'],
  ['messenger', 'facebook.com/cornerbakery/', '', 'https://m.me/cornerbakery'],
  ['telegram', '@corner', 'On {conversion_url}', 'https://t.me/corner?text=On%20{conversion_url}'],
  ['whatsapp', 'none', 'Hi!', ''],
  ['telegram', '', 'Hi!', ''],
] as const)('a message on %s to “%s” has its text ready to send', (app, account, text, address) =>
  expect(messageAddress(app, account, text)).toBe(address),
);
