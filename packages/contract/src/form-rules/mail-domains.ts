/**
 * Mail domains that visitors type most, most used first. A domain of this list is never called a
 * typo; one close to it is. Some small ones are here because they are real and close to a big one.
 */
export const MAIL_DOMAINS: readonly string[] = (
  'gmail.com yahoo.com hotmail.com outlook.com icloud.com walla.co.il live.com aol.com msn.com googlemail.com protonmail.com ' +
  'proton.me me.com mac.com comcast.net verizon.net gmx.com gmx.de gmx.net web.de t-online.de yahoo.co.uk yahoo.fr yahoo.de ' +
  'yahoo.it yahoo.es yahoo.in yahoo.ca hotmail.co.uk hotmail.fr hotmail.de hotmail.it hotmail.es hotmail.co.il outlook.fr ' +
  'outlook.de outlook.es outlook.co.il live.co.uk live.fr live.nl live.de orange.fr free.fr laposte.net libero.it mail.ru ' +
  'yandex.ru yandex.com qq.com 163.com zoho.com mail.com email.com ymail.com rocketmail.com fastmail.com sky.com cox.net ' +
  'bezeqint.net netvision.net.il 012.net.il zahav.net.il'
).split(' ');

/** Real domains one slip away from a bigger one: not called a typo, and not offered either. */
export const REAL_NEIGHBOURS: readonly string[] =
  'love.com xmail.com tmail.com liberto.it y7mail.com'.split(' ');
