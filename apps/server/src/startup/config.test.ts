import { describe, expect, test } from 'vitest';
import { BadSetting, readConfig } from './config.ts';

const read = (environment: Record<string, string>) => readConfig(environment, '/srv/beckon');

describe('settings from the environment', () => {
  test('an empty environment gives the documented defaults', () => {
    expect(read({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: '/srv/beckon/data',
      publicUrl: undefined,
      databaseUrl: undefined,
      seedsDemo: true,
      openSignUp: false,
      limitsCalls: true,
      logLevel: 'warn',
      smtpUrl: undefined,
    });
  });

  test('pages of this machine may be scanned if only this machine can reach the server', () => {
    expect(read({}).privateScans).toBe('this-machine');
    expect(read({ PUBLIC_URL: 'https://popups.example.com' }).privateScans).toBe('never');
    expect(read({ HOST: '0.0.0.0' }).privateScans).toBe('never');
    expect(read({ ALLOW_PRIVATE_SCANS: '0' }).privateScans).toBe('never');
    expect(read({ ALLOW_PRIVATE_SCANS: '1', HOST: '0.0.0.0' }).privateScans).toBe('always');
  });

  test('a setting left empty counts as not set', () => {
    expect(read({ PORT: '', DATA_DIR: ' ' })).toMatchObject({
      port: 3000,
      dataDir: '/srv/beckon/data',
    });
  });

  test('the public address is read without its trailing slash', () => {
    expect(read({ PUBLIC_URL: 'https://popups.example.com/' }).publicUrl).toBe(
      'https://popups.example.com',
    );
  });

  test.each([
    ['PORT', 'eighty'],
    ['BECKON_CHROMIUM', 'chromium'],
    ['BECKON_CHROMIUM', '/opt/none/chromium'],
    ['BECKON_CHROMIUM', '/'],
    ['MAIL_FROM', 'Beckon'],
    ['MAIL_FROM', 'Beckon <beckon>'],
    ['MAIL_FROM', 'a@b.example, c@d.example'],
    ['MAIL_FROM', 'Shop, Inc <a@b.example>'],
    ['MAIL_FROM', 'a@b.example <'],
    ['ALLOW_PRIVATE_SCANS', 'maybe'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['HOST', '999.1.1.1'],
    ['HOST', '1.2.3'],
    ['HOST', 'http://localhost'],
    ['SEED_DEMO', 'maybe'],
    ['LOG_LEVEL', 'loud'],
    ['PUBLIC_URL', 'popups.example.com'],
    ['PUBLIC_URL', 'https://example.com/beckon'],
    ['PUBLIC_URL', 'https://*.example.com'],
    ['DATABASE_URL', 'mysql://db/beckon'],
    ['SMTP_URL', 'mail.example.com'],
    ['TRUSTED_PROXIES', 'many'],
  ])('%s=%s is refused in one line that names the setting', (name, value) => {
    const reading = () => read({ [name]: value });
    expect(reading).toThrow(BadSetting);
    expect(reading).toThrow(new RegExp(`^${name} [^\\n]+$`));
  });

  test('a proxy is trusted only if there must be one, or if the operator sets it', () => {
    const PUBLIC_URL = 'https://popups.example.com';
    expect(read({ PUBLIC_URL }).trustedProxies).toBe(1);
    expect(read({}).trustedProxies).toBe(0);
    expect(read({ PUBLIC_URL: 'http://127.0.0.1:3000' }).trustedProxies).toBe(0);
    expect(read({ PUBLIC_URL, HOST: '0.0.0.0' }).trustedProxies).toBe(0);
    expect(read({ HOST: '0.0.0.0', TRUSTED_PROXIES: '2' }).trustedProxies).toBe(2);
  });

  test('mail needs a public address to link to', () => {
    expect(() => read({ SMTP_URL: 'smtp://mail' })).toThrow(/^SMTP_URL needs PUBLIC_URL/);
    expect(read({ SMTP_URL: 'smtp://mail', PUBLIC_URL: 'https://b.example' }).smtpUrl).toBe(
      'smtp://mail',
    );
  });

  test.each(['smtps://', 'smtp:', 'smtps://:25', 'smtps:///mail.example.com'])(
    'mail needs a mail server, which %s does not name',
    (SMTP_URL) => {
      const reading = () => read({ SMTP_URL, PUBLIC_URL: 'https://b.example' });
      expect(reading).toThrow(BadSetting);
      expect(reading).toThrow(/^SMTP_URL [^\n]+$/);
    },
  );

  test.each([
    'a@b.example',
    'Name <a@b.example>',
    '<a@b.example>',
    'ביקון <a@b.example>',
    '"Shop, Inc" <a@b.example>',
    'Beckon <beckon@localhost>',
  ])('mail is sent from %s', (sender) => {
    expect(read({ MAIL_FROM: sender }).mailFrom).toBe(sender);
  });

  test('a Chromium that this user can run is accepted', () => {
    expect(read({ BECKON_CHROMIUM: process.execPath }).chromium).toBe(process.execPath);
    expect(read({ BECKON_CHROMIUM: '0' }).chromium).toBe(false);
  });

  test('a refused address is not repeated, because it may hold a password', () => {
    for (const [name, value] of [
      ['DATABASE_URL', 'mysql://me:hunter2@db/beckon'],
      ['PUBLIC_URL', 'https://me:hunter2@popups.example.com'],
      ['PUBLIC_URL', 'https://:hunter2@popups.example.com'],
      ['PUBLIC_URL', 'https://me:hunter2@popups.example.com/path'],
    ] as const) {
      expect(() => read({ [name]: value })).toThrow(BadSetting);
      expect(() => read({ [name]: value })).not.toThrow(/hunter2/);
    }
  });
});
