/**
 * Mail domains that visitors type most, most used first. A domain of this list is never called a typo; one close to it is.
 * The small ones stand here because they are close to a big one and real.
 */
export const MAIL_DOMAINS = [
  'gmail.com', 'yahoo.com', 'hotmail.com', 'outlook.com', 'icloud.com', 'walla.co.il', 'live.com', 'aol.com', 'msn.com',
  'googlemail.com', 'protonmail.com', 'proton.me', 'me.com', 'mac.com', 'comcast.net', 'verizon.net', 'gmx.com', 'gmx.de', 'gmx.net',
  'web.de', 't-online.de', 'yahoo.co.uk', 'yahoo.fr', 'yahoo.de', 'yahoo.it', 'yahoo.es', 'yahoo.in', 'yahoo.ca', 'yahoo.co.in', 'yahoo.co.jp', 'yahoo.com.br', 'hotmail.co.uk', 'hotmail.fr',
  'hotmail.de', 'hotmail.it', 'hotmail.es', 'outlook.fr', 'outlook.de', 'outlook.es', 'outlook.co.il', 'hotmail.co.il', 'live.co.uk', 'live.fr', 'live.nl', 'live.de', 'live.it', 'live.ca', 'orange.fr', 'free.fr',
  'laposte.net', 'wanadoo.fr', 'libero.it', 'mail.ru', 'yandex.ru', 'yandex.com', 'qq.com', '163.com', '126.com', 'naver.com', 'daum.net', 'zoho.com',
  'fastmail.com', 'hey.com', 'mail.com', 'email.com', 'ymail.com', 'rocketmail.com', 'btinternet.com', 'sky.com', 'cox.net', 'att.net',
  'bezeqint.net', 'netvision.net.il', '012.net.il', 'zahav.net.il', 'nana.co.il', 'ono.com', 'tutanota.com', 'pm.me', 'duck.com', 'aim.com',
] as const;
