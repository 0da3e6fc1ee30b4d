/**
 * The mail domains that visitors type most, most used first. A domain in this list never counts as
 * a typo, but a similar domain does. Some small domains are here because they are real and similar
 * to a big one.
 */
export const MAIL_DOMAINS: readonly string[] = (
  'gmail.com yahoo.com hotmail.com outlook.com icloud.com walla.co.il live.com aol.com msn.com googlemail.com protonmail.com ' +
  'proton.me me.com mac.com comcast.net verizon.net gmx.com gmx.de gmx.net web.de t-online.de yahoo.co.uk yahoo.fr yahoo.de ' +
  'yahoo.it yahoo.es yahoo.in yahoo.ca hotmail.co.uk hotmail.fr hotmail.de hotmail.it hotmail.es hotmail.co.il outlook.fr ' +
  'outlook.de outlook.es outlook.co.il live.co.uk live.fr live.nl live.de orange.fr free.fr laposte.net libero.it mail.ru ' +
  'yandex.ru yandex.com qq.com 163.com zoho.com mail.com email.com ymail.com rocketmail.com fastmail.com sky.com cox.net ' +
  'bezeqint.net netvision.net.il 012.net.il zahav.net.il'
).split(' ');

/**
 * Real domains that are one typo away from a bigger one. They do not count as typos, and are not
 * suggested.
 */
export const REAL_NEIGHBOURS: readonly string[] =
  'love.com xmail.com tmail.com liberto.it y7mail.com'.split(' ');
