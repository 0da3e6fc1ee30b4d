import { isIP } from 'node:net';
import { isAbsolute, resolve } from 'node:path';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** All settings of the server, read once from the environment. docs/deploy.md has the table. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Absolute path. */
  readonly dataDir: string;
  /**
   * Origin under which browsers reach us, without a slash at the end; undefined: each request's own
   * host.
   */
  readonly publicUrl: string | undefined;
  readonly databaseUrl: string | undefined;
  readonly seedsDemo: boolean;
  /** Strangers may make accounts, too; without it only the first owner of an empty installation may. */
  readonly openSignUp: boolean;
  readonly logLevel: LogLevel;
  readonly smtpUrl: string | undefined;
  /** Sender of our mail. */
  readonly mailFrom: string;
  /** Webhooks may call this machine and its network. */
  readonly allowsPrivateWebhooks: boolean;
  /** Scans of pages for cookies may look at this machine and its network. */
  readonly privateScans: 'never' | 'this-machine' | 'always';
  /** Path to the Chromium that scans use; false: none; undefined: one that is found. */
  readonly chromium: string | false | undefined;
  /** Number of proxies in front whose word about the visitor's address is trusted. */
  readonly trustedProxies: number;
  /** Off only for measuring: calls a minute and address are not limited. */
  readonly limitsCalls: boolean;
}

/** A setting that cannot be used; its message is one line for the person who set it. */
export class BadSetting extends Error {}

const HOST_NAME = /^[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*$/i;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings; throws `BadSetting` naming the first that makes no sense. Empty text counts
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
    mailFrom: setting('MAIL_FROM') ?? 'Beckon <beckon@localhost>',
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

/** An address, or a name that one can be looked up by. */
function parseHost(text: string | undefined): string {
  if (text === undefined) return '127.0.0.1';
  if (isIP(text) !== 0 || (HOST_NAME.test(text) && !/^[\d.]+$/.test(text))) return text;
  throw new BadSetting(`HOST must be an address of this machine such as 0.0.0.0, not "${text}".`);
}

/**
 * A server that listens on this machine only, but is known to browsers elsewhere, has a proxy in
 * front. Otherwise anyone who reaches it could write the header and pretend to be someone else.
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
 * A server that only this machine reaches is being tried out by someone who could open the pages of
 * this machine anyway.
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
  if (text === undefined || isAbsolute(text)) return text;
  throw new BadSetting('BECKON_CHROMIUM must be the whole path of a Chromium, or 0 for none.');
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
  // Whole when nothing but the origin is left of it: no path, no name or password before the host.
  if (url.href === `${url.origin}/`) return url.origin;
  throw new BadSetting(
    'PUBLIC_URL must be an origin such as https://popups.example.com, without a path, name or password.',
  );
}

/** Mails carry links, which must not be made from what a request says about our name. */
function parseSmtpUrl(text: string | undefined, publicUrl: string | undefined): string | undefined {
  const address = parseUrl('SMTP_URL', text, ['smtp:', 'smtps:']);
  if (address !== undefined && publicUrl === undefined)
    throw new BadSetting('SMTP_URL needs PUBLIC_URL, too: the mails link to it.');
  return address;
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
