import { isIP } from 'node:net';
import { isAbsolute, resolve } from 'node:path';
import { isExecutable } from '../modules/scan/find-chromium.ts';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** All settings of the server, read once from the environment. README.md has the table. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Absolute path. */
  readonly dataDir: string;
  /**
   * Origin at which browsers reach the server, without a trailing slash. If undefined, the host of
   * each request is used.
   */
  readonly publicUrl: string | undefined;
  readonly databaseUrl: string | undefined;
  readonly seedsDemo: boolean;
  /** Anyone may create an account. If false, only the first owner of an empty installation may. */
  readonly openSignUp: boolean;
  readonly logLevel: LogLevel;
  readonly smtpUrl: string | undefined;
  /** Sender of our mail. */
  readonly mailFrom: string;
  /** Webhooks may call this machine and its network. */
  readonly allowsPrivateWebhooks: boolean;
  /** Cookie scans may open pages of this machine and its network. */
  readonly privateScans: 'never' | 'this-machine' | 'always';
  /** Path of the Chromium for cookie scans. False: use none. Undefined: use one that is found. */
  readonly chromium: string | false | undefined;
  /** Number of proxies in front of the server that are trusted to report the visitor's address. */
  readonly trustedProxies: number;
  /** False only in load tests: calls per minute and address are then not limited. */
  readonly limitsCalls: boolean;
}

/** A setting that cannot be used; its message is one line for the person who set it. */
export class BadSetting extends Error {}

const HOST_NAME = /^[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*$/i;
const ADDRESS = String.raw`[^\s<>@"(),:;]+@[^\s<>@"(),:;]+`;
/** A name that contains a comma, for example, must be in quotes. */
const SENDER = new RegExp(`^(${ADDRESS}|("[^"]*"|[^<>"(),:;]*)\\s*<${ADDRESS}>)$`);

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings. Throws a `BadSetting` that names the first invalid one. An empty text counts
 * as not set.
 */
export function readConfig(environment: Environment, currentFolder: string): Config {
  const setting = (name: string) => environment[name]?.trim() || undefined;
  const host = parseHost(setting('HOST'));
  return {
    port: parsePort(setting('PORT')),
    host,
    dataDir: resolve(currentFolder, setting('DATA_DIR') ?? 'data'),
    publicUrl: parseOrigin(setting('PUBLIC_URL')),
    databaseUrl: parseUrl('DATABASE_URL', setting('DATABASE_URL'), ['postgres:', 'postgresql:']),
    seedsDemo: parseSwitch('SEED_DEMO', setting('SEED_DEMO'), true),
    openSignUp: parseSwitch('OPEN_SIGN_UP', setting('OPEN_SIGN_UP'), false),
    logLevel: parseLogLevel(setting('LOG_LEVEL')),
    smtpUrl: parseSmtpUrl(setting('SMTP_URL'), setting('PUBLIC_URL')),
    mailFrom: parseSender(setting('MAIL_FROM')),
    allowsPrivateWebhooks: parseSwitch(
      'ALLOW_PRIVATE_WEBHOOKS',
      setting('ALLOW_PRIVATE_WEBHOOKS'),
      false,
    ),
    privateScans: parsePrivateScans(setting('ALLOW_PRIVATE_SCANS'), host, setting('PUBLIC_URL')),
    chromium: parseChromium(setting('BECKON_CHROMIUM')),
    trustedProxies: parseProxies(
      setting('TRUSTED_PROXIES'),
      host,
      parseOrigin(setting('PUBLIC_URL')),
    ),
    limitsCalls: parseSwitch('LIMIT_CALLS', setting('LIMIT_CALLS'), true),
  };
}

function parsePort(text: string | undefined): number {
  if (text === undefined) return 3000;
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new BadSetting(`PORT must be a number from 0 to 65535, not "${text}".`);
}

/** Accepts an IP address or a host name. */
function parseHost(text: string | undefined): string {
  if (text === undefined) return '127.0.0.1';
  if (isIP(text) !== 0 || (HOST_NAME.test(text) && !/^[\d.]+$/.test(text))) return text;
  throw new BadSetting(`HOST must be an address of this machine such as 0.0.0.0, not "${text}".`);
}

/**
 * A server that listens only on this machine, but has a public address elsewhere, must be behind a
 * proxy. Without a proxy, anyone who reaches the server could set the header and fake their
 * address.
 */
function parseProxies(
  text: string | undefined,
  host: string,
  publicUrl: string | undefined,
): number {
  if (text === undefined)
    return isLoopback(host) && publicUrl !== undefined && !isLoopback(new URL(publicUrl).hostname)
      ? 1
      : 0;
  if (/^\d$/.test(text)) return Number(text);
  throw new BadSetting(`TRUSTED_PROXIES must be a number from 0 to 9, not "${text}".`);
}

/**
 * If only this machine can reach the server, its user can open the pages of this machine anyway. To
 * scan them gives no new access.
 */
function parsePrivateScans(
  text: string | undefined,
  host: string,
  publicUrl: string | undefined,
): Config['privateScans'] {
  if (text !== undefined)
    return parseSwitch('ALLOW_PRIVATE_SCANS', text, false) ? 'always' : 'never';
  return isLoopback(host) && publicUrl === undefined ? 'this-machine' : 'never';
}

function parseChromium(text: string | undefined): string | false | undefined {
  if (text === '0') return false;
  if (text === undefined || (isAbsolute(text) && isExecutable(text))) return text;
  throw new BadSetting(
    `BECKON_CHROMIUM must be the whole path of a Chromium that this user can run, or 0 for none, not "${text}".`,
  );
}

/** True for addresses that only this machine can reach. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}

function parseSwitch(name: string, text: string | undefined, whenMissing: boolean): boolean {
  if (text === undefined) return whenMissing;
  if (['1', 'true', 'yes', 'on'].includes(text.toLowerCase())) return true;
  if (['0', 'false', 'no', 'off'].includes(text.toLowerCase())) return false;
  throw new BadSetting(`${name} must be 1 or 0, not "${text}".`);
}

function parseLogLevel(text: string | undefined): LogLevel {
  if (text === undefined) return 'warn';
  const level = LOG_LEVELS.find((known) => known === text.toLowerCase());
  if (level) return level;
  throw new BadSetting(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${text}".`);
}

function parseOrigin(text: string | undefined): string | undefined {
  const address = parseUrl('PUBLIC_URL', text, ['http:', 'https:']);
  if (address === undefined) return undefined;
  const url = new URL(address);
  if (!/^([\w.-]+|\[[\da-f:.]+\])$/i.test(url.hostname))
    throw new BadSetting(
      `PUBLIC_URL must name one host, such as https://popups.example.com, not "${url.hostname}".`,
    );
  // The address must be only an origin: no path, no user name, no password.
  if (url.href === `${url.origin}/`) return url.origin;
  throw new BadSetting(
    'PUBLIC_URL must be an origin such as https://popups.example.com, without a path, name or password.',
  );
}

/** Mails contain links. Their host must not come from the headers of a request, which can be forged. */
function parseSmtpUrl(text: string | undefined, publicUrl: string | undefined): string | undefined {
  const address = parseUrl('SMTP_URL', text, ['smtp:', 'smtps:']);
  if (address !== undefined && publicUrl === undefined)
    throw new BadSetting('SMTP_URL needs PUBLIC_URL, too: the mails link to it.');
  if (address !== undefined && new URL(address).hostname === '')
    throw new BadSetting('SMTP_URL must name a host: smtps://user:password@mail.example.com.');
  return address;
}

/** Only an address, or a name and an address, which the library for mail reads as one sender. */
function parseSender(text: string | undefined): string {
  if (text === undefined) return 'Beckon <beckon@localhost>';
  if (SENDER.test(text)) return text;
  throw new BadSetting(
    `MAIL_FROM must be an address such as beckon@example.com or "Beckon <beckon@example.com>", not "${text}".`,
  );
}

/** The message never repeats the value: these addresses may hold passwords. */
function parseUrl(
  name: string,
  text: string | undefined,
  schemes: readonly string[],
): string | undefined {
  if (text === undefined) return undefined;
  if (URL.canParse(text) && schemes.includes(new URL(text).protocol)) return text;
  throw new BadSetting(
    `${name} must be an address that starts with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}.`,
  );
}
