import { expect, it } from 'vitest';
import { mailLink } from './mail-link.ts';

it('a mail link encodes the address for mail programs', () => {
  expect(mailLink('noa@example.com')).toBe('mailto:noa@example.com');
  expect(mailLink('noa+list@example.com')).toBe('mailto:noa%2Blist@example.com');
});

it('an address in a mail link cannot add recipients or texts to the email', () => {
  expect(mailLink('a@b.com?cc=c@d.com')).toBe('mailto:a%40b.com%3Fcc%3Dc@d.com');
  expect(mailLink('?body=hello')).toBe('mailto:%3Fbody%3Dhello');
});
